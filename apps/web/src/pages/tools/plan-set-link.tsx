import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { SetDetail } from '@wallabee/contract/sets/set';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { heldItemStrings } from '../../features/held-items/held-items.strings.ts';
import { useHeldItems } from '../../features/held-items/use-held-items.ts';
import visibility from '../../platform/session/visibility.module.css';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { formatNumber } from '../../ui/format-number.ts';

/** In the page for everybody, and shown to players who are logged in. */
export function PlanSetLink({ set }: { set: SetDetail }) {
  const held = useHeldItems(set.id);
  if (!isOrdinarySet(set.id)) return null;
  const missing = set.items.filter(
    (item) => !isUndiscovered(item) && held?.get(item.item_type_id)?.[0]?.location !== 'saved',
  ).length;
  return (
    <ButtonLink className={visibility.loggedIn} look="line" to={`/plan/${set.id}`}>
      {held && missing > 0
        ? heldItemStrings.planLast(formatNumber(missing), missing === 1)
        : heldItemStrings.plan}
    </ButtonLink>
  );
}
