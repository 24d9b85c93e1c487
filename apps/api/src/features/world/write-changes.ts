import { dayOf } from '@wallabee/contract/protocol/day';
import type { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { deedsDelta, endedSpan, locationDelta, openSpan } from '@wallabee/game/apply/day-effects';
import {
  countMoves,
  placeCountsDelta,
  standingCountsDelta,
  statusCountsDelta,
} from '@wallabee/game/apply/effects';
import { settleChanges } from '@wallabee/game/apply/settling';
import type { AppliedChanges, Changes } from '@wallabee/game/state/changes';
import type { CountChange } from '@wallabee/game/state/counted';
import { mintedRef } from '@wallabee/game/state/item-ref';
import type { Snapshot } from '@wallabee/game/state/snapshot';
import type { StatusChange } from '@wallabee/game/state/status-counts';
import type { Db } from '../../platform/db/db.ts';
import {
  addMoves,
  addToBalance,
  changePlace,
  deleteListings,
  insertCompletion,
  insertHistory,
  insertItems,
  insertListing,
  markCodeRedeemed,
  notify,
  updateItems,
  upsertVisit,
  upsertWishes,
} from './changes.queries.ts';
import { addToPlayerCounters, addToStatusCounts, countFinisher, countIssued } from './counters.queries.ts';
import { addToLocationDays, addToPlayerDays, writeSavedSpans } from './days.queries.ts';

/** Writes what `applyChanges` does in memory. Counters come last, so that their locks are short. */
export async function writeChanges(db: Db, changes: Changes, snapshot: Snapshot): Promise<AppliedChanges> {
  const now = new Date(snapshot.now);
  for (const { player_id, by } of changes.balances) await addToBalance(db, player_id, by);
  await writePlaces(db, changes, { snapshot, now });
  await writeWishesListingsAndCodes(db, changes, now);

  const applied = await assignNumbers(db, changes, snapshot);
  await writeItems(db, applied, snapshot);
  if (applied.events.length > 0) await insertHistory(db, applied.events);
  for (const completion of applied.completed) await insertCompletion(db, completion, now);
  await writeCounts(db, applied, { snapshot, now });
  await writeDays(db, applied, snapshot);
  await notifyChanges(db, applied, snapshot);
  return applied;
}

async function writeItems(db: Db, { minted, moved, events }: AppliedChanges, { state }: Snapshot) {
  const moves = countMoves(events);
  const updates = moved.map((item) => ({
    ...item,
    moves: moves.get(item.item_id) ?? 0,
    new_holder: item.user_id === state.items.get(item.item_id)?.user_id ? null : item.user_id,
  }));
  if (updates.length > 0) await updateItems(db, updates);
  for (const { item_id } of [...minted, ...moved]) moves.delete(item_id);
  const others = [...moves].map(([item_id, moves]) => ({ item_id, moves }));
  if (others.length > 0) await addMoves(db, others);
}

interface Moment {
  snapshot: Snapshot;
  now: Date;
}

async function writePlaces(db: Db, changes: Changes, { snapshot, now }: Moment) {
  for (const visit of changes.visits) await upsertVisit(db, visit, now);
  const items = changes.moved.flatMap((item) =>
    placeCountsDelta(snapshot.state.items.get(item.item_id), item).map(({ place_id, by }) => ({
      place_id,
      items: by,
    })),
  );
  const people = changes.visits
    .filter(({ is_first }) => is_first)
    .map(({ place_id }) => ({ place_id, people: 1 }));
  for (const [id, by] of placeSums([...items, ...people])) {
    if (by.items !== 0 || by.people !== 0) await changePlace(db, id, by);
  }
}

function placeSums(changes: readonly { place_id: PlaceId; items?: number; people?: number }[]) {
  const sums = new Map<PlaceId, { items: number; people: number }>();
  for (const { place_id, items = 0, people = 0 } of changes) {
    const current = sums.get(place_id) ?? { items: 0, people: 0 };
    sums.set(place_id, { items: current.items + items, people: current.people + people });
  }
  return sums;
}

async function writeWishesListingsAndCodes(db: Db, changes: Changes, now: Date) {
  for (const wishes of changes.wishes) await upsertWishes(db, wishes);
  for (const listing of changes.listed) await insertListing(db, listing);
  if (changes.unlisted.length > 0) await deleteListings(db, changes.unlisted);
  for (const redeemed of changes.redeemed) await markCodeRedeemed(db, redeemed, now);
}

/** Assigns numbers to finishers and new items, and ids to the items. */
async function assignNumbers(db: Db, changes: Changes, { state }: Snapshot): Promise<AppliedChanges> {
  const completed: AppliedChanges['completed'][number][] = [];
  for (const completion of changes.completed) {
    completed.push({ ...completion, number: await countFinisher(db, completion.set_id) });
  }
  if (changes.minted.length === 0) return settleChanges(changes, { items: [], completed }, state.items);

  const made = new Map<ItemTypeId, number>();
  for (const { item_type_id } of changes.minted) made.set(item_type_id, (made.get(item_type_id) ?? 0) + 1);
  const last = await countIssued(db, made);
  const next = new Map([...last].map(([id, issued]) => [id, issued - (made.get(id) ?? 0)]));
  const moves = countMoves(changes.events);
  const numbered = changes.minted.map((item, position) => {
    const number = (next.get(item.item_type_id) ?? 0) + 1;
    next.set(item.item_type_id, number);
    return { ...item, number, moves: moves.get(mintedRef(position)) ?? 0 };
  });
  const ids = await insertItems(db, numbered);
  const items = ids.map((item_id, position) => ({ item_id, number: numbered[position]?.number ?? 0 }));
  return settleChanges(changes, { items, completed }, state.items);
}

async function writeCounts(db: Db, applied: AppliedChanges, { snapshot, now }: Moment) {
  const status: StatusChange[] = [];
  const counted: CountChange[] = [...applied.counted];
  for (const item of [...applied.minted, ...applied.moved]) {
    const before = snapshot.state.items.get(item.item_id);
    status.push(...statusCountsDelta(before, item));
    counted.push(...standingCountsDelta(before, item));
  }
  const statusSums = summed(
    status,
    ({ item_type_id, range_max, status }) => `${item_type_id} ${range_max} ${status}`,
  );
  if (statusSums.length > 0) await addToStatusCounts(db, statusSums);
  const counterSums = summed(counted, ({ player_id, counts }) => `${player_id} ${counts}`);
  if (counterSums.length > 0) await addToPlayerCounters(db, counterSums, now);
}

async function writeDays(db: Db, { minted, moved, counted }: AppliedChanges, { state, now }: Snapshot) {
  const day = dayOf(now);
  const ended = moved.flatMap((item) => endedSpan(state.items.get(item.item_id), item) ?? []);
  const begun = moved.flatMap((item) => openSpan(item) ?? []);
  if (ended.length + begun.length > 0) await writeSavedSpans(db, { ended, begun });
  const deeds = deedsDelta(counted);
  if (deeds.length > 0) await addToPlayerDays(db, deeds, day);
  const locations = summed(
    [...minted, ...moved].flatMap((item) => locationDelta(state.items.get(item.item_id), item)),
    ({ item_type_id, digits, location }) => `${item_type_id} ${digits} ${location}`,
  );
  if (locations.length > 0) await addToLocationDays(db, locations, day);
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

async function notifyChanges(db: Db, applied: AppliedChanges, snapshot: Snapshot) {
  const messages = [
    ...applied.minted.map(({ item_type_id, number }) => ({ new_item: { item_type_id, number } })),
    ...applied.completed.map(({ set_id, number }) => ({ set_completed: { set_id, completed: number } })),
    ...holdersOf(applied, snapshot).map((player_id) => ({ items_changed: { player_id } })),
  ];
  if (messages.length > 0) await notify(db, messages);
}

/** The players who had or have an item of the change, or who sell or sold it, each once. */
function holdersOf({ minted, moved, listed, unlisted }: AppliedChanges, { state }: Snapshot): PlayerId[] {
  const changed = [...moved, ...listed].map(({ item_id }) => item_id);
  const before = [...changed, ...unlisted].map((item_id) => state.items.get(item_id)?.user_id);
  const after = [...minted, ...moved].map(({ user_id }) => user_id);
  return [...new Set([...before, ...after])].filter((id) => id !== null && id !== undefined);
}
