import type { Notification } from '@wallabee/contract/bell/notification';
import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { hueAttribute } from '../../../ui/hue.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './deal.module.css';
import { noteStrings } from './notes.strings.ts';

/** What a proposed swap would bring and take. */
export function Deal({ deal: { get, give } }: { deal: NonNullable<Notification['deal']> }) {
  return (
    <div className={styles.deal}>
      <Side heading={noteStrings.get} item={get} />
      <span className={styles.sign} {...hueAttribute(get.hue)}>
        <Icon name="swap" />
      </span>
      <Side heading={noteStrings.give} item={give} />
    </div>
  );
}

function Side({ heading, item }: { heading: string; item: SwapNumber }) {
  const id = item.variant_id === null ? item.item_type_id : `${item.item_type_id}.${item.variant_id}`;
  const art = artOf({ kind: 'item', id }, item.image_key, 50);
  return (
    <div className={styles.side}>
      <PlateArt art={art} size="thumb" pixels={44} hue={item.hue} prestige={item.class} />
      <div className={styles.words}>
        <VisuallyHidden>{heading}</VisuallyHidden>
        <NumberChip number={item.number} />
        <span className={styles.name}>{item.name}</span>
      </div>
    </div>
  );
}
