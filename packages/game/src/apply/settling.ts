import type { ItemId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges, Changes, MintedItem, MovedItem } from '../state/changes.ts';
import type { HistoryEvent, RecordedEvent, Standing } from '../state/history-event.ts';
import { type ItemRef, isMintedRef, resolveRef } from '../state/item-ref.ts';
import type { ItemState } from '../state/item-state.ts';

/** Replaces references to minted items by their ids. Both lists are in the order of the change. */
export function settleChanges(
  changes: Changes,
  assigned: {
    items: readonly { item_id: ItemId; number: number }[];
    completed: readonly { player_id: PlayerId; set_id: SetId; number: number }[];
  },
  before: Pick<ReadonlyMap<ItemId, ItemState>, 'get'>,
): AppliedChanges {
  const minted = changes.minted.map((item, position): ItemState => {
    const { item_id, number } = assigned.items[position] ?? unassigned(position);
    return newItem(item, item_id, number);
  });
  const moved = changes.moved.map((item) => settleMoved(item, minted));
  const standings = standingsAfter([...minted, ...moved]);
  const standingOf = (id: ItemId) => standings.get(id) ?? standing(before.get(id) ?? unknownItem(id));
  return {
    minted,
    moved,
    events: changes.events.map((event) => settleEvent(event, minted, standingOf)),
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

function standingsAfter(items: readonly ItemState[]): Map<ItemId, Standing> {
  const standings = new Map<ItemId, Standing>();
  for (const item of items) standings.set(item.item_id, standing(item));
  return standings;
}

function standing({ location, user_id }: ItemState): Standing {
  return { location, holder_id: user_id };
}

/** Written field by field, because the generator makes millions of these. */
function settleEvent(
  event: HistoryEvent,
  minted: readonly ItemState[],
  standingOf: (id: ItemId) => Standing,
): RecordedEvent {
  const orNull = (ref: ItemRef | null) => (ref === null ? null : resolveRef(ref, minted));
  const recorded_for = event.recorded_for.map((ref) => resolveRef(ref, minted));
  return {
    type: event.type,
    created_at: event.created_at,
    user_id: event.user_id,
    place_id: event.place_id,
    primary_item: resolveRef(event.primary_item, minted),
    secondary_item: orNull(event.secondary_item),
    tertiary_item: orNull(event.tertiary_item),
    gift_user_id: event.gift_user_id,
    recorded_for,
    after: recorded_for.map(standingOf),
  };
}

function unknownItem(id: ItemId): never {
  throw new Error(`An event names item ${id}, which the action does not know.`);
}

function unassigned(position: number): never {
  throw new Error(`Minted item ${position} was assigned neither id nor number.`);
}
