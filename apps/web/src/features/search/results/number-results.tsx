import type { FoundNumber } from '@wallabee/contract/search/search-results';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { StateLine } from '../../../game-ui/state-line.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { isSiteAddress } from '../../../ui/controls/link.tsx';
import { formatDistance } from '../../../ui/format-distance.ts';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { resultStrings } from '../results.strings.ts';
import styles from './results.module.css';

export function NumberPlates({ numbers }: { numbers: readonly FoundNumber[] }) {
  return (
    <Shelf label={resultStrings.kinds.numbers} isLong>
      {numbers.map((number, place) => (
        <ItemPlate
          key={number.item_id}
          name={number.name}
          number={number.number}
          art={artOf({ kind: 'item', id: number.item_type_id }, number.image_key, 200)}
          hue={number.hue}
          href={addressOf(number)}
          isRetired={number.retired}
          isEager={place < FIRST_ROW}
          tags={<Below number={number} />}
        />
      ))}
    </Shelf>
  );
}

export const FIRST_ROW = 6;

function Below({ number }: { number: FoundNumber }) {
  return (
    <>
      <StateLine number={number} isTwoLines />
      {number.distance_m !== null && (
        <span className={styles.extra}>{formatDistance(number.distance_m)}</span>
      )}
    </>
  );
}

export function addressOf({ url }: { url: string }) {
  return isSiteAddress(url) ? url : '/tools/search';
}
