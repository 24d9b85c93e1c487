import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './type-art.module.css';

type TypeArtProps = {
  item: ItemTypeCard;
  size?: 'card' | 'node' | 'tally' | undefined;
  /** Known, but not had: faded, in a dashed frame. */
  isGap?: boolean | undefined;
  /** Where no text beside it says it. */
  alt?: string | undefined;
};

export function TypeArt({ item, size = 'card', isGap, alt = '' }: TypeArtProps) {
  const art = artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100);
  return (
    <span className={classNames(styles.art, styles[size], isGap && styles.gap)}>
      <PlateArt art={{ ...art, alt }} hue={item.hue} pixels={PIXELS[size]} />
    </span>
  );
}

const PIXELS = { card: 76, node: 76, tally: 40 };
