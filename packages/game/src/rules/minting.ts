import type { OptionKind } from '@wallabee/contract/luck/luck-words';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { MintedItem } from '../state/changes.ts';
import { isIssuedAt } from '../state/game-catalogue.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';

export function mintForPouch(
  snapshot: Snapshot,
  type: TypeFacts,
  to: { user_id: PlayerId; draw: number },
): MintedItem {
  return mintAs(snapshot, type, { user_id: to.user_id, variant_id: drawnVariant(snapshot, type, to.draw) });
}

export function mintAs(
  { now }: Snapshot,
  type: TypeFacts,
  to: { user_id: PlayerId; variant_id: number | null; into?: 'pouch' | 'lockbox' },
): MintedItem {
  const location = to.into ?? 'pouch';
  return {
    item_type_id: type.id,
    variant_id: to.variant_id,
    location,
    is_locked: location === 'lockbox',
    user_id: to.user_id,
    place_id: null,
    picked_up_at: null,
    created_at: now,
    changed_at: now,
  };
}

export function drawnVariant(snapshot: Snapshot, type: TypeFacts, draw: number): number | null {
  return drawn(snapshot, { of: 'variants', list: type.variant_ids, draw }) ?? null;
}

/** One of a list of ids. */
export function drawn<Id extends number>(
  { luck }: Snapshot,
  { of, list, draw }: { of: OptionKind; list: readonly Id[]; draw: number },
): Id | undefined {
  return list[luck.choose(draw, { of, size: list.length, options: () => list })];
}

/** One-of-a-kinds are never drawn by chance. */
export function drawnType(
  snapshot: Snapshot,
  types: readonly TypeFacts[],
  draw: number,
): TypeFacts | undefined {
  const issued = types.filter((type) => !type.is_one_of_a_kind && isIssuedAt(type, snapshot.now));
  const options = () => issued.map(({ id }) => id);
  return issued[snapshot.luck.choose(draw, { of: 'item_types', size: issued.length, options })];
}
