import type { ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { deedsDelta, endedSpan, locationDelta, openSpan } from '@wallabee/game/apply/day-effects';
import {
  countMoves,
  placeCountsDelta,
  standingCountsDelta,
  statusCountsDelta,
} from '@wallabee/game/apply/effects';
import { settleChanges } from '@wallabee/game/apply/settling';
import type { AppliedChanges, Changes } from '@wallabee/game/state/changes';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { WorldState } from '@wallabee/game/state/snapshot';
import type { Db } from '../../platform/db/db.ts';
import { assignNumbers, writeWorld } from './write-world.queries.ts';

interface Before {
  now: Instant;
  state: WorldState;
  /** The players who are active by it. */
  actors: readonly PlayerId[];
}

/** Writes what `applyChanges` does in memory. */
export async function writeChanges(db: Db, changes: Changes, before: Before): Promise<AppliedChanges> {
  const applied = await settle(db, changes, before);
  await writeWorld(db, rowsOf(applied, before), new Date(before.now));
  return applied;
}

/** Assigns numbers to finishers and new items, and ids to the items. */
async function settle(db: Db, changes: Changes, { state }: Before): Promise<AppliedChanges> {
  const { minted, completed } = changes;
  if (minted.length + completed.length === 0)
    return settleChanges(changes, { items: [], completed: [] }, state.items);
  const made = countOf(minted.map(({ item_type_id }) => item_type_id));
  const sets = completed.map(({ set_id }) => set_id);
  const { issued, ids, finished } = await assignNumbers(db, { made, items: minted.length, sets });

  const nextOf = <Id extends ItemTypeId | SetId>(
    last: Record<Id, number>,
    count: ReadonlyMap<Id, number>,
  ) => {
    const used = new Map([...count].map(([id, of]) => [id, (last[id] ?? 0) - of]));
    return (id: Id) => {
      const number = (used.get(id) ?? 0) + 1;
      used.set(id, number);
      return number;
    };
  };
  const nextNumber = nextOf(issued, made);
  const nextFinish = nextOf(finished, countOf(sets));
  const items = minted.map(({ item_type_id }, position) => ({
    item_id: ids[position] as ItemId,
    number: nextNumber(item_type_id),
  }));
  const numbered = completed.map((completion) => ({ ...completion, number: nextFinish(completion.set_id) }));
  return settleChanges(changes, { items, completed: numbered }, state.items);
}

function countOf<Id>(ids: readonly Id[]): Map<Id, number> {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function rowsOf(applied: AppliedChanges, before: Before) {
  const { visits, wishes, unlisted, redeemed, completed } = applied;
  return {
    players: playerRows(applied, before.actors),
    visits,
    places: placeRows(applied, before),
    wishes,
    listed: applied.listed.map((listing) => ({ ...listing, listed_at: new Date(listing.listed_at) })),
    unlisted,
    redeemed,
    ...itemRows(applied, before),
    history: historyRows(applied),
    completed,
    ...countRows(applied, before),
    ...dayRows(applied, before),
    messages: messagesOf(applied, before).map((message) => JSON.stringify(message)),
  };
}

function playerRows({ balances }: AppliedChanges, actors: readonly PlayerId[]) {
  const by = new Map(actors.map((id) => [id, 0]));
  for (const spent of balances) by.set(spent.player_id, (by.get(spent.player_id) ?? 0) + spent.by);
  return [...by].map(([id, by]) => ({ id, by, acts: actors.includes(id) }));
}

function placeRows({ moved, visits }: AppliedChanges, { state }: Before) {
  const sums = new Map<PlaceId, { place_id: PlaceId; items: number; people: number }>();
  const add = (place_id: PlaceId, { items = 0, people = 0 }) => {
    const sum = sums.get(place_id) ?? { place_id, items: 0, people: 0 };
    sums.set(place_id, { place_id, items: sum.items + items, people: sum.people + people });
  };
  for (const item of moved)
    for (const { place_id, by } of placeCountsDelta(state.items.get(item.item_id), item))
      add(place_id, { items: by });
  for (const { place_id, is_first } of visits) if (is_first) add(place_id, { people: 1 });
  return [...sums.values()].filter(({ items, people }) => items !== 0 || people !== 0);
}

function itemRows({ minted, moved, events }: AppliedChanges, { state }: Before) {
  const moves = countMoves(events);
  const withDates = (item: ItemState) => ({
    ...item,
    picked_up_at: item.picked_up_at === null ? null : new Date(item.picked_up_at),
    created_at: new Date(item.created_at),
    changed_at: new Date(item.changed_at),
    moves: moves.get(item.item_id) ?? 0,
  });
  const updates = moved.map((item) => ({
    ...withDates(item),
    // The holder, where the change gives the item to another player.
    new_holder: item.user_id === state.items.get(item.item_id)?.user_id ? null : item.user_id,
  }));
  const changed = new Set([...minted, ...moved].map(({ item_id }) => item_id));
  return {
    minted: minted.map(withDates),
    moved: updates.filter(({ location }) => location !== 'saved'),
    saved: updates.filter(({ location }) => location === 'saved'),
    used: [...moves].flatMap(([item_id, moves]) => (changed.has(item_id) ? [] : [{ item_id, moves }])),
  };
}

/** One row for each item of an event. */
function historyRows({ events }: AppliedChanges) {
  return events.flatMap((event) =>
    event.recorded_for.map((item_id, position) => ({
      item_id,
      type: event.type,
      created_at: new Date(event.created_at),
      user_id: event.user_id,
      place_id: event.place_id,
      primary_item: event.primary_item,
      secondary_item: event.secondary_item,
      tertiary_item: event.tertiary_item,
      gift_user_id: event.gift_user_id,
      location: event.after[position]?.location,
      holder_id: event.after[position]?.holder_id,
    })),
  );
}

function countRows({ minted, moved, counted }: AppliedChanges, { state }: Before) {
  const items = [...minted, ...moved];
  return {
    status: summed(
      items.flatMap((item) => statusCountsDelta(state.items.get(item.item_id), item)),
      ({ item_type_id, range_max, status }) => `${item_type_id} ${range_max} ${status}`,
    ),
    counted: summed(
      [...counted, ...items.flatMap((item) => standingCountsDelta(state.items.get(item.item_id), item))],
      ({ player_id, counts }) => `${player_id} ${counts}`,
    ),
  };
}

function dayRows({ minted, moved, counted }: AppliedChanges, { state }: Before) {
  const ended = moved.flatMap((item) => endedSpan(state.items.get(item.item_id), item) ?? []);
  const begun = moved.flatMap((item) => openSpan(item) ?? []);
  return {
    ended: ended.map((span) => ({ ...span, ended_at: new Date(span.ended_at ?? 0) })),
    begun: begun.map((span) => ({ ...span, saved_at: new Date(span.saved_at) })),
    deeds: deedsDelta(counted),
    locations: summed(
      [...minted, ...moved].flatMap((item) => locationDelta(state.items.get(item.item_id), item)),
      ({ item_type_id, digits, location }) => `${item_type_id} ${digits} ${location}`,
    ),
  };
}

/** Adds up the changes of each key and leaves out those that add up to zero. */
function summed<Change extends { by: number }>(
  changes: readonly Change[],
  keyOf: (change: Change) => string,
): Change[] {
  const sums = new Map<string, Change>();
  for (const change of changes) {
    const key = keyOf(change);
    sums.set(key, { ...change, by: change.by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
}

function messagesOf(applied: AppliedChanges, before: Before) {
  return [
    ...applied.minted.map(({ item_type_id, number }) => ({ new_item: { item_type_id, number } })),
    ...applied.completed.map(({ set_id, number }) => ({ set_completed: { set_id, completed: number } })),
    ...holdersOf(applied, before).map((player_id) => ({ items_changed: { player_id } })),
  ];
}

/** The players who had or have an item of the change, or who sell or sold it, each once. */
function holdersOf({ minted, moved, listed, unlisted }: AppliedChanges, { state }: Before): PlayerId[] {
  const changed = [...moved, ...listed].map(({ item_id }) => item_id);
  const before = [...changed, ...unlisted].map((item_id) => state.items.get(item_id)?.user_id);
  const after = [...minted, ...moved].map(({ user_id }) => user_id);
  return [...new Set([...before, ...after])].filter((id) => id !== null && id !== undefined);
}
