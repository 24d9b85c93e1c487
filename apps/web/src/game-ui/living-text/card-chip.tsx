import { artPath } from '@wallabee/contract/art/art-address';
import type { LivingCard } from '@wallabee/contract/living-text/cards';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { hueAttribute } from '../../ui/hue.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './card-chip.module.css';
import { cardHref } from './card-link.ts';
import { livingTextStrings as strings } from './living-text.strings.ts';

/** A card inside a sentence. */
export function CardChip({ card }: { card: LivingCard }) {
  const { item_type_id: id, image_key, name, number, state } = card;
  const words = number === null ? name : strings.numbered(name, formatNumber(number));
  return (
    <Link
      className={styles.chip}
      to={cardHref(card)}
      title={card.where}
      data-named={state}
      {...hueAttribute(card.hue)}
    >
      <span className={styles.art}>
        <img
          src={artPath({ kind: 'item', id }, 50, image_key)}
          alt=""
          width={22}
          height={22}
          loading="lazy"
          decoding="async"
        />
      </span>
      {state === 'here' ? (
        words
      ) : (
        <>
          <s>{words}</s>
          <VisuallyHidden>{strings.struck[state]}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
