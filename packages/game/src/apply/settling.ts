import type { ItemId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges, Changes, MintedItem, MovedItem } from '../state/changes.ts';
import type { HistoryEvent, RecordedEvent } from '../state/history-event.ts';
import { type ItemRef, isMintedRef, resolveRef } from '../state/item-ref.ts';
import type { ItemState } from '../state/item-state.ts';

/** Replaces references to minted items by their ids. Both lists are in the order of the change. */
export function settleChanges(
  changes: Changes,
  assigned: {
    items: readonly { item_id: ItemId; number: number }[];
    completed: readonly { player_id: PlayerId; set_id: SetId; number: number }[];
  },
): AppliedChanges {
  const minted = changes.minted.map((item, position): ItemState => {
    const { item_id, number } = assigned.items[position] ?? unassigned(position);
    return newItem(item, item_id, number);
  });
  return {
    minted,
    moved: changes.moved.map((item) => settleMoved(item, minted)),
    // Without minted items every reference is already an id, which is the common case.
    events:
      minted.length === 0
        ? (changes.events as readonly RecordedEvent[])
        : changes.events.map((event) => settleEvent(event, minted)),
    balances: changes.balances,
    counted: changes.counted,
    visits: changes.visits,
    wishes: changes.wishes,
    listed: changes.listed,
    unlisted: changes.unlisted,
    completed: assigned.completed,
    redeemed: changes.redeemed,
  };
}

function newItem(item: MintedItem, item_id: ItemId, number: number): ItemState {
  return {
    item_id,
    item_type_id: item.item_type_id,
    number,
    variant_id: item.variant_id,
    location: item.location,
    is_locked: item.is_locked,
    user_id: item.user_id,
    place_id: item.place_id,
    used_in_item_id: null,
    picked_up_at: item.picked_up_at,
    created_at: item.created_at,
    changed_at: item.changed_at,
  };
}

function settleMoved(item: MovedItem, minted: readonly ItemState[]): ItemState {
  const { used_in_item_id } = item;
  if (used_in_item_id === null || !isMintedRef(used_in_item_id)) return item as ItemState;
  return { ...item, used_in_item_id: resolveRef(used_in_item_id, minted) };
}

function settleEvent(event: HistoryEvent, minted: readonly ItemState[]): RecordedEvent {
  const orNull = (ref: ItemRef | null) => (ref === null ? null : resolveRef(ref, minted));
  return {
    ...event,
    primary_item: resolveRef(event.primary_item, minted),
    secondary_item: orNull(event.secondary_item),
    tertiary_item: orNull(event.tertiary_item),
    recorded_for: event.recorded_for.map((ref) => resolveRef(ref, minted)),
  };
}

function unassigned(position: number): never {
  throw new Error(`Minted item ${position} was assigned neither id nor number.`);
}
