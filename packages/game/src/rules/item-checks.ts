import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { isReleasedAt } from '../state/game-catalogue.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { PlayerState, Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import type { Refusal } from './world-refusals.ts';

/** Banned, deleted and memorial accounts neither act nor receive. */
export function canTakePart(player: PlayerState, now: Instant): boolean {
  const isDeleted = player.deletion_date !== null && player.deletion_date <= now;
  return player.is_enabled && !player.is_memorial && !isDeleted;
}

export function ownItemAt(
  { state }: Snapshot,
  playerId: PlayerId,
  itemId: ItemId,
  location: ItemLocation,
): ItemState | Refusal {
  const item = state.items.get(itemId);
  if (!item) return 'no_such_item';
  if (item.user_id !== playerId) return 'not_yours';
  if (item.location !== location) return NOT_AT[location] ?? 'not_in_pouch';
  return item;
}

const NOT_AT: Partial<Record<ItemLocation, Refusal>> = {
  lockbox: 'not_in_lockbox',
  saved: 'not_saved',
  dropped: 'not_dropped',
};

/** In the player's own pouch and not on the Market. */
export function ownPouchItem(snapshot: Snapshot, playerId: PlayerId, itemId: ItemId): ItemState | Refusal {
  const item = ownItemAt(snapshot, playerId, itemId, 'pouch');
  if (typeof item !== 'string' && snapshot.state.listings.has(itemId)) return 'on_market';
  return item;
}

/** In the player's own pouch, unlocked and not on the Market. */
export function freeItem(snapshot: Snapshot, playerId: PlayerId, itemId: ItemId): ItemState | Refusal {
  const item = ownItemAt(snapshot, playerId, itemId, 'pouch');
  if (typeof item === 'string') return item;
  if (item.is_locked) return 'locked';
  if (snapshot.state.listings.has(itemId)) return 'on_market';
  return item;
}

export function freePair(
  snapshot: Snapshot,
  playerId: PlayerId,
  ids: readonly [ItemId, ItemId],
): readonly [ItemState, ItemState] | Refusal {
  if (ids[0] === ids[1]) return 'same_item';
  const first = freeItem(snapshot, playerId, ids[0]);
  if (typeof first === 'string') return first;
  const second = freeItem(snapshot, playerId, ids[1]);
  if (typeof second === 'string') return second;
  return [first, second];
}

export function issuableType({ state, catalogue, now }: Snapshot, typeId: ItemTypeId): TypeFacts | Refusal {
  const type = catalogue.types.get(typeId);
  if (!type) return 'no_such_item_type';
  return whyNotIssued(type, { issued: state.issued.get(typeId) ?? 0, now }) ?? type;
}

/** Null where another item of the type can be made. */
export function whyNotIssued(
  type: Pick<TypeFacts, 'released_at' | 'retired_at' | 'is_one_of_a_kind'>,
  { issued, now }: { issued: number; now: Instant },
): Refusal | null {
  if (!isReleasedAt(type, now)) return 'not_released';
  if (type.retired_at !== null && type.retired_at <= now) return 'retired';
  return type.is_one_of_a_kind && issued > 0 ? 'one_of_a_kind' : null;
}

/** The database's foreign key and the in-memory world guarantee that every item's type is known. */
export function typeOf({ catalogue }: Snapshot, item: { item_type_id: ItemTypeId }): TypeFacts {
  const type = catalogue.types.get(item.item_type_id);
  if (!type) throw new Error(`Item type ${item.item_type_id} is not in the catalogue.`);
  return type;
}
