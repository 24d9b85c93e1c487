import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { Wish } from '@wallabee/contract/wish-lists/wish-list-rules';
import { memo } from 'react';
import { NumberChip } from '../../game-ui/number-chip.tsx';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { hueAttribute } from '../../ui/hue.ts';
import styles from './wish-card.module.css';
import { wishListStrings } from './wish-lists.strings.ts';

interface WishCardProps {
  wish: Wish;
  isEager: boolean;
}

/** Rendering cards is most of the cost of a list, so unchanged ones are skipped. */
export const WishCard = memo(Card, isSameCard);

export function isSameCard(one: WishCardProps, other: WishCardProps): boolean {
  return (
    one.wish.item_type_id === other.wish.item_type_id &&
    one.wish.saved_number === other.wish.saved_number &&
    one.isEager === other.isEager
  );
}

/** All cards have one height, which the windowed grid relies on. */
function Card({ wish, isEager }: WishCardProps) {
  const { item_type_id, name, hue, retired, image_key, saved_number } = wish;
  return (
    <Link className={styles.card} to={`/tools/item/${item_type_id}`} {...hueAttribute(hue)}>
      {/* A new key for each picture: otherwise the old one would stay until the new one has loaded. */}
      <PlateArt
        key={item_type_id}
        art={artOf({ kind: 'item', id: item_type_id }, image_key, 100)}
        size="mini"
        pixels={160}
        prestige={saved_number === null ? undefined : prestigeOf(saved_number)}
        isEager={isEager}
        isFaded={retired}
      />
      <span className={styles.state}>
        {saved_number === null ? (
          <span className={styles.missing}>{wishListStrings.missing}</span>
        ) : (
          <NumberChip number={saved_number} />
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
