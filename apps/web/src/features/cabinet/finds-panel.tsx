import type { LatestFind } from '@wallabee/contract/cabinet/cabinet';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../ui/lists/media-list.tsx';
import { When } from '../../ui/when/when.tsx';
import styles from './cabinet.module.css';
import { cabinetRestStrings as strings } from './cabinet-rest.strings.ts';
import { numberArt, numberPage } from './number-links.ts';

export function FindsPanel({ finds }: { finds: readonly LatestFind[] }) {
  return (
    <Panel heading={strings.finds}>
      {finds.length === 0 ? (
        <p className={styles.none}>{strings.noFinds}</p>
      ) : (
        <div className={styles.finds}>
          <MediaList label={strings.finds}>
            {finds.map((find) => (
              <MediaRow
                key={find.item_id}
                picture={
                  <PlateArt
                    art={numberArt(find)}
                    hue={find.hue}
                    size="thumb"
                    pixels={56}
                    prestige={prestigeOf(find.number)}
                  />
                }
                title={<Link to={numberPage(find)}>{find.name}</Link>}
                detail={
                  <>
                    {find.place && strings.foundAt(find.place.name, find.place.city)}
                    <When at={find.found_at} />
                  </>
                }
                end={<NumberChip number={find.number} />}
              />
            ))}
          </MediaList>
        </div>
      )}
    </Panel>
  );
}
