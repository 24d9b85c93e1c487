import { Avatar } from '../../ui/avatar.tsx';
import { Comb } from '../../ui/comb.tsx';
import { CountBar } from '../../ui/count-bar.tsx';
import { ItemPlate } from '../../ui/item-plate.tsx';
import { MixPicture } from '../../ui/mix-picture.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonChip } from '../../ui/person-chip.tsx';
import { PlateArt } from '../../ui/plate-art.tsx';
import { StatList } from '../../ui/stat-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Thing, ThingList } from '../../ui/thing-list.tsx';
import styles from './pieces.module.css';
import { piecesStrings } from './pieces.strings.ts';
import { itemArt, playerArt } from './sample-art.ts';

export function PeoplePieces() {
  return (
    <div className={styles.row}>
      <Avatar src={playerArt(0)} hue={40} isHexagon />
      <StatList stats={piecesStrings.stats} isBoxed />
      {piecesStrings.people.map((name, index) => (
        <PersonChip
          key={name}
          name={name}
          avatar={playerArt(index)}
          href={`/tools/profile/${index}`}
          hue={40 + index * 80}
          tag={personTags[index]}
          isPlain={index === 3}
        />
      ))}
    </div>
  );
}

const personTags = [
  undefined,
  <Tag key="staff" kind="staff">
    {piecesStrings.tags.staff}
  </Tag>,
  <Tag key="keeper" kind="keeper">
    {piecesStrings.tags.keeper}
  </Tag>,
];

export function PanelPieces() {
  return (
    <div className={styles.panels}>
      <MixPanel />
      <Panel heading={piecesStrings.storeInfo} hue={205}>
        <ThingList>
          {[0, 1].map((index) => (
            <Thing
              key={index}
              picture={<PlateArt art={itemArt(index + 4)} hue={205 - index * 130} size="thumb" pixels={56} />}
              title={piecesStrings.storeRow.title}
              detail={piecesStrings.storeRow.detail}
              end={
                <b className={styles.price}>
                  <Comb />
                  {piecesStrings.storeRow.price}
                </b>
              }
            />
          ))}
          <ItemPlate
            name={piecesStrings.items[8]}
            art={itemArt(8)}
            hue={35}
            size="thumb"
            href="/tools/item/109"
            isRetired
          />
        </ThingList>
      </Panel>
      <WherePanel />
    </div>
  );
}

function MixPanel() {
  return (
    <Panel heading={piecesStrings.createdWith} aside={piecesStrings.mixingNote} hue={205}>
      <MixPicture
        parts={[1, 2].map((index) => ({
          key: `${index}`,
          plate: (
            <ItemPlate
              name={piecesStrings.items[index] ?? ''}
              art={itemArt(index)}
              hue={205}
              size="mini"
              href={`/tools/item/${101 + index}`}
              isRetired={index === 2}
            />
          ),
        }))}
        result={
          <ItemPlate
            name={piecesStrings.items[3]}
            art={itemArt(3)}
            hue={205}
            size="mini"
            href="/tools/item/104"
            isResult
          />
        }
        words={piecesStrings.mixWords}
      />
    </Panel>
  );
}

function WherePanel() {
  return (
    <Panel heading={piecesStrings.where} hue={205}>
      <table className={styles.where}>
        <thead>
          <tr>
            {piecesStrings.whereHead.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {piecesStrings.whereRows.map(({ status, counts }) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              {counts.map((count, place) => (
                <td key={count}>
                  <CountBar count={count} of={10 ** (place + 2)} label={status} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
