import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { MovedItem } from '../state/changes.ts';
import type { ItemRef } from '../state/item-ref.ts';
import type { Instant, ItemState } from '../state/item-state.ts';

/** The new state of an item. An omitted holder, place or lock is cleared. */
interface NewPlacement {
  location: ItemLocation;
  user_id?: PlayerId | null;
  place_id?: PlaceId;
  is_locked?: boolean;
  used_in_item_id?: ItemRef;
  /** Unchanged when omitted. */
  picked_up_at?: Instant;
  variant_id?: number;
}

export function moveItem(item: ItemState, to: NewPlacement, now: Instant): MovedItem {
  // Written field by field because object spread is ten times slower, and the generator makes a million of
  // these.
  return {
    item_id: item.item_id,
    item_type_id: item.item_type_id,
    number: item.number,
    variant_id: to.variant_id ?? item.variant_id,
    location: to.location,
    is_locked: to.is_locked ?? false,
    user_id: to.user_id ?? null,
    place_id: to.place_id ?? null,
    used_in_item_id: to.used_in_item_id ?? null,
    picked_up_at: to.picked_up_at ?? item.picked_up_at,
    created_at: item.created_at,
    changed_at: now,
  };
}

export function intoPouch(item: ItemState, userId: PlayerId, now: Instant): MovedItem {
  return moveItem(item, { location: 'pouch', user_id: userId, is_locked: item.is_locked }, now);
}

export function usedIn(item: ItemState, result: ItemRef, now: Instant): MovedItem {
  return moveItem(item, { location: 'mixed', used_in_item_id: result }, now);
}

export function destroyed(item: ItemState, now: Instant): MovedItem {
  return moveItem(item, { location: 'destroyed' }, now);
}
