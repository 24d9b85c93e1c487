import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { standingCountsDelta, statusCountsDelta } from '../apply/effects.ts';
import { createItemTallies, type ItemTallies } from '../apply/item-tallies.ts';
import type { Counted } from '../state/counted.ts';
import type { RecordedEvent } from '../state/history-event.ts';
import type { ItemRole } from '../state/item-type.ts';
import type { StatusCounts } from '../state/status-counts.ts';
import { noStatusCounts } from '../state/status-counts.ts';
import type { CheckedWorld } from './checked-world.ts';
import { holdersIn } from './item-holders.ts';

/** The players' counters, recounted from the items and the history. */
export function recountPlayers(world: CheckedWorld): Map<PlayerId, Map<Counted, number>> {
  const counters = new Map<PlayerId, Map<Counted, number>>();
  const add = (player: PlayerId | null, counts: Counted, by = 1) => {
    if (player === null) return;
    const own = counters.get(player) ?? new Map<Counted, number>();
    counters.set(player, own.set(counts, (own.get(counts) ?? 0) + by));
  };
  for (const item of world.items.values()) {
    for (const { player_id, counts, by } of standingCountsDelta(null, item)) add(player_id, counts, by);
  }
  for (const visitors of world.visits.values()) for (const id of visitors.keys()) add(id, 'places_visited');
  for (const [id, sets] of world.completions) add(id, 'sets_completed', sets.size);
  for (const event of world.history) recountEvent(world, event, add);
  return counters;
}

export function recountStatus(world: CheckedWorld): Map<ItemTypeId, StatusCounts> {
  const counts = new Map<ItemTypeId, StatusCounts>();
  for (const item of world.items.values()) {
    const own = counts.get(item.item_type_id) ?? noStatusCounts();
    counts.set(item.item_type_id, own);
    for (const { range_max, status, by } of statusCountsDelta(null, item)) own[range_max][status] += by;
  }
  return counts;
}

/** The tallies of the items, recounted from their histories and holders. */
export function recountTallies(world: CheckedWorld): ItemTallies {
  const tallies = createItemTallies();
  for (const event of world.history) {
    for (const item_id of event.recorded_for) {
      tallies.addMove(item_id);
      const item = { item_id, role: roleOf(world, item_id) };
      for (const player of holdersIn(event, item)) tallies.addHolder(item_id, player);
    }
  }
  for (const { item_id, user_id } of world.items.values()) {
    if (user_id !== null) tallies.addHolder(item_id, user_id);
  }
  return tallies;
}

type AddCount = (player: PlayerId | null, counts: Counted, by?: number) => void;

/** Adds what the counters of players count of an event. */
export function recountEvent(world: CheckedWorld, event: RecordedEvent, add: AddCount) {
  for (const counts of COUNTED_BY_EVENT[event.type] ?? []) add(event.user_id, counts);
  if (event.type === 'itemgifted' && event.gift_user_id !== null) add(event.user_id, 'gifts_sent');
  if (event.type === 'itemcreated' && event.tertiary_item !== null) add(event.user_id, 'mixed');
  if (event.type === 'itemcreated' && roleOf(world, event.primary_item) === 'wishing_well')
    add(event.user_id, 'wishes');
  if (event.type === 'itemtraded') recountTrade(world, event, add);
}

function recountTrade(world: CheckedWorld, event: RecordedEvent, add: AddCount) {
  // The event of a second hat repeats a trade that is already counted.
  if (!event.recorded_for.includes(event.primary_item)) return;
  const handedOver = [event.primary_item, ...(isOfRing(event) ? [] : [event.secondary_item])];
  const crackers = handedOver.filter((id) => roleOf(world, id) === 'cracker');
  add(event.user_id, 'trades');
  if (!isOfRing(event)) add(event.gift_user_id, 'trades');
  if (crackers.length === 0) return;
  for (const player of [event.user_id, event.gift_user_id]) add(player, 'crackers', crackers.length);
}

/** Each handing over of a ring has its own event, so its receiver is counted by the event of what they give. */
function isOfRing({ secondary_item, recorded_for }: RecordedEvent): boolean {
  return secondary_item !== null && !recorded_for.includes(secondary_item);
}

const COUNTED_BY_EVENT: Partial<Record<RecordedEvent['type'], readonly Counted[]>> = {
  itemfound: ['foraged'],
  itemdropped: ['dropped'],
  itempickedup: ['picked_up'],
  itemswappedplace: ['picked_up', 'dropped'],
  itemrecycled: ['recycled'],
  marketsold: ['market_sales'],
  mysteryboxopened: ['containers_opened'],
  chestopened: ['containers_opened'],
  grabbagopened: ['containers_opened'],
};

function roleOf(world: CheckedWorld, itemId: RecordedEvent['secondary_item']): ItemRole | null {
  const item = itemId === null ? undefined : world.items.get(itemId);
  return (item && world.catalogue.types.get(item.item_type_id)?.role) ?? null;
}
