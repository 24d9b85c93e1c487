import type { OwnedItem } from '@wallabee/contract/actions/owned-item';
import { ActionButton } from '../../../game-ui/actions/action-button.tsx';
import { ownActions } from '../../../game-ui/actions/own-actions.ts';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import styles from './ways.module.css';
import { waysStrings as strings } from './ways.strings.ts';

/** More than these are rare; the pouch shows them all. */
const ITEMS_SHOWN = 6;

export function OwnItems({
  items,
  savedNumber,
}: {
  items: readonly OwnedItem[];
  savedNumber: number | null;
}) {
  const others = items.length - ITEMS_SHOWN;
  return (
    <ul className={styles.own} aria-label={strings.own}>
      {items.slice(0, ITEMS_SHOWN).map((item) => (
        <li key={item.item_id}>
          <Link to={`/tools/item/history/${item.item_id}`} isPrefetched={false}>
            <NumberChip number={item.number} />
          </Link>
          <span>{stateOf(item)}</span>
          <span className={styles.actions}>
            {ownActions(item, savedNumber).map((action) => (
              <ActionButton
                key={action.action}
                action={action}
                isSmall
                label={action.action === 'save' && savedNumber !== null ? strings.swapIn : undefined}
              />
            ))}
          </span>
        </li>
      ))}
      {others > 0 && <li>{strings.more(formatNumber(others))}</li>}
    </ul>
  );
}

function stateOf({ status, is_locked, price }: OwnedItem): string {
  if (price !== null) return strings.forSale(formatNumber(price));
  const where = status in strings.states ? strings.states[status as keyof typeof strings.states] : '';
  return is_locked && status === 'pouch' ? `${where}, ${strings.locked}` : where;
}
