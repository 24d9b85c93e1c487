import type { NewGap } from '@wallabee/contract/hive/hive';
import type { RadarFind } from '@wallabee/contract/radar/radar';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { WayTag } from '../../game-ui/way-tag.tsx';
import { shortWay } from '../../game-ui/way-words.ts';
import { artOf } from '../../platform/pages/art.ts';
import { formatDistance } from '../../ui/format-distance.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { shelfClass } from '../../ui/layout/shelf.tsx';
import { hiveStrings, shelfStrings as strings } from './hive.strings.ts';
import type { HiveAnswer } from './hive-answer.ts';
import { EmptyShelf, ShelfSection } from './shelf-section.tsx';
import styles from './shelves.module.css';

type Hive = { hive: HiveAnswer };

export function NewShelf({ hive: { new_types, new_total, new_days } }: Hive) {
  const query = `missing:me released>${new_days}d`;
  const all = { href: `/tools/search?q=${encodeURIComponent(query)}`, label: '' } as const;
  return (
    <ShelfSection
      heading={strings.fresh}
      more={
        new_total > new_types.length ? { ...all, label: strings.allNew(formatNumber(new_total)) } : undefined
      }
    >
      {new_types.length === 0 ? (
        <EmptyShelf text={strings.noneNew} />
      ) : (
        <ul className={shelfClass({ isFour: true })} aria-label={strings.fresh}>
          {new_types.map((gap) => (
            <li key={gap.item.item_type_id}>
              <NewPlate gap={gap} />
            </li>
          ))}
        </ul>
      )}
    </ShelfSection>
  );
}

function NewPlate({ gap: { item, way } }: { gap: NewGap }) {
  return (
    <ItemPlate
      name={item.name}
      art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
      hue={item.hue}
      href={`/tools/item/${item.item_type_id}`}
      tags={
        <span className={styles.spot}>
          <WayTag kind={way.kind} isFar={way.is_far} />
          <span>{shortWay(way)}</span>
        </span>
      }
    />
  );
}

export function LowerShelf({ hive: { lower, start } }: Hive) {
  const nothing = start === null ? strings.noStart : strings.noneLower;
  return (
    <ShelfSection heading={strings.lower} more={{ href: radarHref(start), label: hiveStrings.openRadar }}>
      {lower.length === 0 ? (
        <EmptyShelf text={nothing} />
      ) : (
        <ul className={shelfClass({ isFour: true })} aria-label={strings.lower}>
          {lower.map((find) => (
            <li key={find.item_id}>
              <LowerPlate find={find} />
            </li>
          ))}
        </ul>
      )}
    </ShelfSection>
  );
}

function radarHref(start: HiveAnswer['start']): `/${string}` {
  return start ? `/radar?at=${start.lat},${start.lng}&gain=lower` : '/radar';
}

function LowerPlate({ find }: { find: RadarFind }) {
  const { item_type_id, name, hue, image_key, number, beats, place, distance_m } = find;
  return (
    <ItemPlate
      name={name}
      art={artOf({ kind: 'item', id: item_type_id }, image_key, 200)}
      hue={hue}
      number={number}
      href={`/tools/item/${item_type_id}/num/${number}`}
      tags={
        <span className={styles.spot}>
          {beats !== 'missing' && <span>{strings.yours(formatNumber(beats))}</span>}
          {place && (
            <span>
              <b>{place.name}</b>
              {distance_m !== null && `, ${formatDistance(distance_m)}`}
            </span>
          )}
        </span>
      }
    />
  );
}
