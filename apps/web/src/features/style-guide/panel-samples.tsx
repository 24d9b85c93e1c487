import { Avatar } from '../../game-ui/avatar.tsx';
import { Comb } from '../../game-ui/comb.tsx';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { MixPicture } from '../../game-ui/mix-picture.tsx';
import { PersonChip } from '../../game-ui/person-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { CountBar } from '../../ui/feedback/count-bar.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { MediaList, MediaRow } from '../../ui/lists/media-list.tsx';
import { itemArt, playerArt } from './sample-art.ts';
import styles from './style-guide.module.css';
import { styleGuideStrings } from './style-guide.strings.ts';

export function PeopleSamples() {
  return (
    <div className={styles.row}>
      <Avatar src={playerArt(0)} hue={40} isHexagon />
      <StatList stats={styleGuideStrings.stats} isBoxed />
      {styleGuideStrings.people.map((name, index) => (
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
    {styleGuideStrings.tags.staff}
  </Tag>,
  <Tag key="keeper" kind="keeper">
    {styleGuideStrings.tags.keeper}
  </Tag>,
];

export function PanelSamples() {
  return (
    <div className={styles.columns}>
      <MixPanel />
      <Panel heading={styleGuideStrings.storeInfo} hue={205}>
        <MediaList>
          {[0, 1].map((index) => (
            <MediaRow
              key={index}
              picture={<PlateArt art={itemArt(index + 4)} hue={205 - index * 130} size="thumb" pixels={56} />}
              title={styleGuideStrings.storeRow.title}
              detail={styleGuideStrings.storeRow.detail}
              end={
                <b className={styles.price}>
                  <Comb />
                  {styleGuideStrings.storeRow.price}
                </b>
              }
            />
          ))}
          <ItemPlate
            name={styleGuideStrings.items[8]}
            art={itemArt(8)}
            hue={35}
            size="thumb"
            href="/tools/item/109"
            isRetired
          />
        </MediaList>
      </Panel>
      <WherePanel />
    </div>
  );
}

function MixPanel() {
  return (
    <Panel heading={styleGuideStrings.createdWith} aside={styleGuideStrings.mixingNote} hue={205}>
      <MixPicture
        parts={[1, 2].map((index) => ({
          key: `${index}`,
          plate: (
            <ItemPlate
              name={styleGuideStrings.items[index] ?? ''}
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
            name={styleGuideStrings.items[3]}
            art={itemArt(3)}
            hue={205}
            size="mini"
            href="/tools/item/104"
            isResult
          />
        }
        labels={styleGuideStrings.mixLabels}
      />
    </Panel>
  );
}

function WherePanel() {
  return (
    <Panel heading={styleGuideStrings.where} hue={205}>
      <table className={styles.where}>
        <thead>
          <tr>
            {styleGuideStrings.whereHead.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {styleGuideStrings.whereRows.map(({ status, counts }) => (
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
