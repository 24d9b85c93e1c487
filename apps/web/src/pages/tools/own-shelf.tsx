import type { SetDetail, SetSummary } from '@wallabee/contract/sets/set';
import { heldItemStrings } from '../../features/held-items/held-items.strings.ts';
import { HeldMark } from '../../features/held-items/held-mark.tsx';
import { useHeldItems } from '../../features/held-items/use-held-items.ts';
import { SetShelf } from '../../features/sets/set-shelf.tsx';
import { formatNumber } from '../../ui/format-number.ts';

interface OwnShelfProps {
  set: SetDetail;
  subsets?: readonly SetSummary[];
}

/** A set's shelf with marks on what the logged-in player has. */
export function OwnShelf({ set, subsets }: OwnShelfProps) {
  const held = useHeldItems(set.id);
  const count = set.items.filter(({ item_type_id }) => held?.has(item_type_id)).length;
  return (
    <SetShelf
      set={set}
      subsets={subsets}
      own={held && heldItemStrings.count(formatNumber(count), formatNumber(set.items.length))}
      markOf={(itemTypeId) => <HeldMark held={held} itemTypeId={itemTypeId} />}
    />
  );
}
