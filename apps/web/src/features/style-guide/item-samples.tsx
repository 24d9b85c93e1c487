import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { ItemPlate, UndiscoveredPlate } from '../../game-ui/item-plate.tsx';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { SetCard } from '../../game-ui/set-card.tsx';
import { LetteredStateMark } from '../../game-ui/state-mark.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { itemArt, setArt } from './sample-art.ts';
import styles from './style-guide.module.css';
import { styleGuideStrings } from './style-guide.strings.ts';

const tagKinds = Object.keys(styleGuideStrings.tags) as TagKind[];
const numbers = [7, 42, 318, 4_217, 12_604];
const states = Object.keys(STATE_LETTERS) as NumberState[];
const hues = [205, 252, 125, 35, 170, 350, 60, 300, 8, 230];

export function NumberSamples() {
  return (
    <>
      <div className={styles.row}>
        {numbers.map((number) => (
          <NumberChip key={number} number={number} />
        ))}
      </div>
      <div className={styles.row}>
        {states.map((state) => (
          <LetteredStateMark key={state} state={state} />
        ))}
      </div>
      <div className={styles.row}>
        {tagKinds.map((kind) => (
          <Tag key={kind} kind={kind}>
            {styleGuideStrings.tags[kind]}
          </Tag>
        ))}
      </div>
      <CardGrid>
        {[0, 12, 33, 34, 66, 67, 99, 100].map((percent) => (
          <ProgressBar key={percent} percent={percent} label={styleGuideStrings.completion(`${percent}`)} />
        ))}
      </CardGrid>
    </>
  );
}

export function ShelfSamples({ isDense, isNumbered }: { isDense?: boolean; isNumbered?: boolean }) {
  return (
    <Shelf isDense={isDense}>
      {styleGuideStrings.items.map((name, index) => (
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

export function SetSamples() {
  return (
    <CardGrid>
      {styleGuideStrings.sets.map((name, index) => (
        <SetCard
          key={name}
          name={name}
          art={setArt(index)}
          href={`/tools/sets/${index + 1}`}
          hue={hues[index]}
          finished={index === 1 ? styleGuideStrings.finished : undefined}
          detail={index === 4 ? styleGuideStrings.setDetail : undefined}
          progress={
            index === 4 ? undefined : (
              <ProgressBar
                percent={[58, 100, 91, 21][index] ?? 0}
                label={styleGuideStrings.completion(name)}
              />
            )
          }
        />
      ))}
    </CardGrid>
  );
}

export function SetHeaderSample() {
  return (
    <PageHeader
      heading={styleGuideStrings.heading}
      back={{ href: '/tools/sets', label: styleGuideStrings.back }}
      art={<PlateArt art={setArt(2)} hue={252} pixels={208} isEager />}
      lead={styleGuideStrings.setLead}
      stats={<StatList stats={styleGuideStrings.stats} />}
    />
  );
}

function SampleTags({ count, from }: { count: number; from: number }) {
  const kinds = tagKinds.slice(0, 11);
  return Array.from({ length: count }, (_, place) => kinds[(from + place) % kinds.length]).map(
    (kind) =>
      kind && (
        <Tag key={kind} kind={kind}>
          {styleGuideStrings.tags[kind]}
        </Tag>
      ),
  );
}
