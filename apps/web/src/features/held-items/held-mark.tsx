import { formatNumber } from '../../ui/format-number.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './held-items.module.css';
import { heldItemStrings } from './held-items.strings.ts';
import type { HeldItems } from './use-held-items.ts';

/** On a plate: the player's number, with how many more there are. */
export function HeldMark({ held, itemTypeId }: { held: HeldItems | undefined; itemTypeId: number }) {
  const [first, ...others] = held?.get(itemTypeId) ?? [];
  if (!first) return null;
  return (
    <span className={styles.mark}>
      <Icon name="check" />
      <span>
        {heldItemStrings.have(formatNumber(first.number))}
        {others.length > 0 && ` ${heldItemStrings.more(formatNumber(others.length))}`}
      </span>
    </span>
  );
}
