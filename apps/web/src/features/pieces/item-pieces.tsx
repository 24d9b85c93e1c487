import { CardGrid } from '../../ui/card-grid.tsx';
import { ItemPlate, UndiscoveredPlate } from '../../ui/item-plate.tsx';
import { NumberChip } from '../../ui/number-chip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlateArt } from '../../ui/plate-art.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SetCard } from '../../ui/set-card.tsx';
import { Shelf } from '../../ui/shelf.tsx';
import { StatList } from '../../ui/stat-list.tsx';
import { Tag, type TagKind } from '../../ui/tag.tsx';
import styles from './pieces.module.css';
import { piecesStrings } from './pieces.strings.ts';
import { itemArt, setArt } from './sample-art.ts';

const tagKinds = Object.keys(piecesStrings.tags) as TagKind[];
const numbers = [7, 42, 318, 4_217, 12_604];
const hues = [205, 252, 125, 35, 170, 350, 60, 300, 8, 230];

export function NumberPieces() {
  return (
    <>
      <div className={styles.row}>
        {numbers.map((number) => (
          <NumberChip key={number} number={number} />
        ))}
      </div>
      <div className={styles.row}>
        {tagKinds.map((kind) => (
          <Tag key={kind} kind={kind}>
            {piecesStrings.tags[kind]}
          </Tag>
        ))}
      </div>
      <CardGrid>
        {[0, 12, 33, 34, 66, 67, 99, 100].map((percent) => (
          <ProgressBar key={percent} percent={percent} label={piecesStrings.completion(`${percent}`)} />
        ))}
      </CardGrid>
    </>
  );
}

export function ShelfPieces({ isDense, isNumbered }: { isDense?: boolean; isNumbered?: boolean }) {
  return (
    <Shelf isDense={isDense}>
      {piecesStrings.items.map((name, index) => (
        <ItemPlate
          key={name}
          name={name}
          art={itemArt(index)}
          href={`/tools/item/${101 + index}`}
          hue={isNumbered ? hues[index] : 252}
          number={isNumbered ? numbers[index % numbers.length] : undefined}
          isRetired={index === 8}
          tags={isNumbered ? undefined : <SampleTags count={1 + (index % 3)} from={index} />}
        />
      ))}
      {[0, 1, 2, 3, 4, 5].map((shape) => (
        <UndiscoveredPlate key={shape} hue={252} shape={shape} />
      ))}
    </Shelf>
  );
}

export function SetPieces() {
  return (
    <CardGrid>
      {piecesStrings.sets.map((name, index) => (
        <SetCard
          key={name}
          name={name}
          art={setArt(index)}
          href={`/tools/sets/${index + 1}`}
          hue={hues[index]}
          finished={index === 1 ? piecesStrings.finished : undefined}
          detail={index === 4 ? piecesStrings.setDetail : undefined}
          progress={
            index === 4 ? undefined : (
              <ProgressBar percent={[58, 100, 91, 21][index] ?? 0} label={piecesStrings.completion(name)} />
            )
          }
        />
      ))}
    </CardGrid>
  );
}

export function SetHeaderPiece() {
  return (
    <PageHeader
      heading={piecesStrings.heading}
      back={{ href: '/tools/sets', label: piecesStrings.back }}
      art={<PlateArt art={setArt(2)} hue={252} pixels={208} isEager />}
      lead={piecesStrings.setLead}
      stats={<StatList stats={piecesStrings.stats} />}
    />
  );
}

function SampleTags({ count, from }: { count: number; from: number }) {
  const kinds = tagKinds.slice(0, 11);
  return Array.from({ length: count }, (_, place) => kinds[(from + place) % kinds.length]).map(
    (kind) =>
      kind && (
        <Tag key={kind} kind={kind}>
          {piecesStrings.tags[kind]}
        </Tag>
      ),
  );
}
