import type { RadarFind } from '@wallabee/contract/radar/radar';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import styles from './find-line.module.css';
import { findWords } from './find-words.ts';

/** One find in the card of its place. */
export function FindLine({ find }: { find: RadarFind }) {
  const { item_type_id, name, hue, image_key, number } = find;
  return (
    <div className={styles.line}>
      <PlateArt
        art={artOf({ kind: 'item', id: item_type_id }, image_key, 50)}
        hue={hue}
        size="thumb"
        pixels={48}
      />
      <div className={styles.text}>
        <Link className={styles.name} to={`/tools/item/${item_type_id}/num/${number}`} isPrefetched={false}>
          {name}
        </Link>
        <Why find={find} />
      </div>
      <NumberChip number={number} />
    </div>
  );
}

export function Why({ find, after }: { find: RadarFind; after?: string | undefined }) {
  const { strong, rest, isLacked } = findWords(find);
  return (
    <p className={styles.why}>
      <b data-lacked={isLacked || undefined}>{strong}</b>
      {rest}
      {after}
    </p>
  );
}
