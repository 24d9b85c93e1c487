import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Formula } from '@wallabee/game/plan/plan-problem';

/** The targets and all item types that they can be made from. */
export function neededTypes(
  targets: Iterable<ItemTypeId>,
  formulasOf: (id: ItemTypeId) => readonly Formula[],
): Set<ItemTypeId> {
  const needed = new Set(targets);
  // A set that grows is iterated to its new end.
  for (const id of needed) for (const formula of formulasOf(id)) for (const part of formula) needed.add(part);
  return needed;
}
