import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { NumberChip } from '../number-chip.tsx';
import { PlateArt } from '../plate-art.tsx';
import { numberArt, numberPage } from './number-art.ts';
import { ringStrings } from './ring.strings.ts';
import styles from './ring-gift.module.css';
import layout from './ring-layout.module.css';

type RingGiftProps = {
  item: SwapNumber;
  at: number;
  /** What the item is to the player who looks. */
  role: 'give' | 'get' | 'other';
  isGone: boolean;
};

export function RingGift({ item, at, role, isGone }: RingGiftProps) {
  const isMine = role !== 'other';
  const className = classNames(
    layout.gift,
    isMine && layout.mine,
    isMine && layout[role],
    styles.gift,
    isMine && styles.mine,
    role === 'get' && styles.get,
    isGone && styles.gone,
  );
  return (
    <Link className={className} data-at={at} to={numberPage(item)}>
      {isMine && (
        <span className={styles.word} aria-hidden="true">
          {role === 'give' ? ringStrings.youGive : ringStrings.youGet}
        </span>
      )}
      <PlateArt
        art={numberArt(item)}
        pixels={120}
        hue={item.hue}
        prestige={role === 'get' && !isGone ? item.class : undefined}
      />
      <VisuallyHidden>{ringStrings.item(item.name, formatNumber(item.number))}</VisuallyHidden>
      <span className={classNames(styles.number, !isMine && styles.other)} aria-hidden="true">
        <NumberChip number={item.number} />
      </span>
    </Link>
  );
}
