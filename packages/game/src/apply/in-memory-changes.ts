import type { ItemId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges, Changes, Visit } from '../state/changes.ts';
import type { CountChange, Counted } from '../state/counted.ts';
import type { RecordedEvent } from '../state/history-event.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { PlaceState } from '../state/snapshot.ts';
import { noStatusCounts, type StatusChange } from '../state/status-counts.ts';
import { deedsDelta, endedSpan, locationDelta } from './day-effects.ts';
import { placeCountsDelta, standingCountsDelta, statusCountsDelta } from './effects.ts';
import type { InMemoryWorld } from './in-memory-world.ts';
import { settleChanges } from './settling.ts';

/**
 * Does in memory what the engine does in a transaction: numbers come from counters, counts follow the items.
 */
export function applyChanges(world: InMemoryWorld, changes: Changes, now: Instant): AppliedChanges {
  const applied = settleChanges(
    changes,
    {
      items: changes.minted.map((item, position) => ({
        item_id: (world.items.size + 1 + position) as ItemId,
        number: nextNumber(world.issued, item.item_type_id),
      })),
      completed: changes.completed.map((completion) => ({
        ...completion,
        number: nextNumber(world.finishers, completion.set_id),
      })),
    },
    world.items,
  );
  for (const item of applied.minted) putItem(world, item, now);
  for (const item of applied.moved) putItem(world, item, now);
  for (const event of applied.events) recordEvent(world, event);
  applyToPlayers(world, applied, now);
  applyToItems(world, applied, now);
  return applied;
}

function nextNumber<Key>(counters: Map<Key, number>, key: Key): number {
  const number = (counters.get(key) ?? 0) + 1;
  counters.set(key, number);
  return number;
}

function recordEvent(world: InMemoryWorld, event: RecordedEvent) {
  world.history.push(event);
  for (const id of event.recorded_for) world.tallies.addMove(id);
}

function putItem(world: InMemoryWorld, item: ItemState, now: Instant) {
  const before = world.items.get(item.item_id);
  world.items.set(item.item_id, item);
  if (before) leave(world, before);
  enter(world, item);
  for (const change of statusCountsDelta(before, item)) countStatus(world.statusCounts, change);
  for (const change of standingCountsDelta(before, item)) count(world, change, now);
  for (const change of locationDelta(before, item)) world.days.addLocation(change, now);
  const span = endedSpan(before, item);
  if (span) world.days.addSpan(span);
  for (const { place_id, by } of placeCountsDelta(before, item)) {
    changePlace(world.places, place_id, (place) => ({ item_count: place.item_count + by }));
  }
}

function leave(world: InMemoryWorld, { item_id, item_type_id, user_id, location }: ItemState) {
  if (location === 'mixing_pool') world.mixingPool.splice(positionIn(world.mixingPool, item_id), 1);
  if (user_id === null) return;
  world.held.get(user_id)?.delete(item_id);
  if (location === 'saved') world.saved.get(user_id)?.delete(item_type_id);
}

function enter(world: InMemoryWorld, { item_id, item_type_id, user_id, location }: ItemState) {
  if (location === 'mixing_pool') world.mixingPool.splice(positionIn(world.mixingPool, item_id), 0, item_id);
  if (user_id === null) return;
  world.tallies.addHolder(item_id, user_id);
  entryOf(world.held, user_id, () => new Set<ItemId>()).add(item_id);
  if (location === 'saved') entryOf(world.saved, user_id, newMap).set(item_type_id, item_id);
}

/** Binary search: the id's index in the sorted list, or where it would be inserted. */
function positionIn(ids: readonly ItemId[], id: ItemId): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? id) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function applyToPlayers(world: InMemoryWorld, applied: AppliedChanges, now: Instant) {
  for (const { player_id, by } of applied.balances) {
    const player = world.players.get(player_id);
    if (player) world.players.set(player_id, { ...player, balance: player.balance + by });
  }
  for (const change of applied.counted) count(world, change, now);
  for (const change of deedsDelta(applied.counted)) world.days.addDeed(change, now);
  for (const visit of applied.visits) enterPlace(world, visit, now);
  for (const { player_id, set_id, number } of applied.completed) {
    entryOf(world.completions, player_id, newMap<SetId, { number: number; completed_at: Instant }>).set(
      set_id,
      {
        number,
        completed_at: now,
      },
    );
  }
}

function applyToItems(world: InMemoryWorld, applied: AppliedChanges, now: Instant) {
  for (const { item_id, wishes } of applied.wishes) world.wells.set(item_id, wishes);
  for (const listing of applied.listed) world.listings.set(listing.item_id, listing);
  for (const id of applied.unlisted) world.listings.delete(id);
  for (const { code, player_id } of applied.redeemed) {
    const found = world.codes.get(code);
    if (found) world.codes.set(code, { ...found, redeemed_by: player_id, redeemed_at: now });
  }
}

function enterPlace(world: InMemoryWorld, { place_id, player_id, is_first }: Visit, now: Instant) {
  entryOf(world.visits, place_id, newMap<PlayerId, Instant>).set(player_id, now);
  if (is_first) changePlace(world.places, place_id, (place) => ({ people_count: place.people_count + 1 }));
}

function changePlace(
  places: Map<PlaceId, PlaceState>,
  id: PlaceId,
  change: (place: PlaceState) => Partial<PlaceState>,
) {
  const place = places.get(id);
  if (place) places.set(id, { ...place, ...change(place) });
}

function count(world: InMemoryWorld, { player_id, counts, by }: CountChange, now: Instant) {
  const counters = entryOf(world.counters, player_id, newMap<Counted, number>);
  const value = (counters.get(counts) ?? 0) + by;
  counters.set(counts, value);
  if (by < 0) return;
  for (const { id, target } of world.catalogue.achievements.get(counts) ?? []) {
    if (target > value) continue;
    const awards = entryOf(world.awards, player_id, newMap<number, Instant>);
    if (!awards.has(id)) awards.set(id, now);
  }
}

function countStatus(
  counts: InMemoryWorld['statusCounts'],
  { item_type_id, range_max, status, by }: StatusChange,
) {
  const ofType = entryOf(counts, item_type_id, noStatusCounts);
  ofType[range_max][status] += by;
}

function newMap<Key, Value>(): Map<Key, Value> {
  return new Map();
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
