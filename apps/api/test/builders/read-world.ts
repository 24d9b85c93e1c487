import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemStatus } from '@wallabee/contract/items/item-status';
import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { createInMemoryWorld, type InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { ItemTally } from '@wallabee/game/apply/item-tallies';
import type { Counted } from '@wallabee/game/state/counted';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { RecordedEvent, Standing } from '@wallabee/game/state/history-event';
import { noStatusCounts } from '@wallabee/game/state/status-counts';
import { loadWorld } from '../../src/features/world/load-world.queries.ts';
import { toWorldState } from '../../src/features/world/to-world-state.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { comparableDays, readDays } from './read-days.ts';

type Entry = [never, never];
const into = <Key, Value>(
  map: { set(key: Key, value: Value): unknown },
  entries: Iterable<readonly [unknown, unknown]>,
) => {
  for (const [key, value] of entries) map.set(...([key, value] as Entry));
};

export async function readWorld(db: Db, catalogue: GameCatalogue): Promise<InMemoryWorld> {
  const world = createInMemoryWorld(catalogue);
  await readRows(db, world);
  await readItems(db, world);
  await readPlayers(db, world);
  await readPlacesAndListings(db, world);
  world.history.push(...(await readHistory(db)));
  return {
    ...world,
    tallies: { ...world.tallies, of: await readTallies(db) },
    days: { ...world.days, ...(await readDays(db)) },
  };
}

async function readTallies(db: Db): Promise<(id: ItemId) => ItemTally> {
  const rows = await db.selectFrom('item').select(['item_id', 'moves', 'hands']).execute();
  const tallies = new Map(rows.map(({ item_id, ...tally }) => [item_id as ItemId, tally]));
  return (id) => tallies.get(id) ?? { moves: 0, hands: 0 };
}

/** As the engine loads them. */
async function readRows(db: Db, world: InMemoryWorld) {
  const [items, players, places] = await Promise.all([
    db.selectFrom('item').select('item_id as id').orderBy('item_id').execute(),
    db.selectFrom('player').select('id').execute(),
    db.selectFrom('place').select('id').execute(),
  ]);
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id as never);
  const asked = { players: ids(players), items: ids(items), places: ids(places), more: {} };
  const state = toWorldState(await loadWorld(db, asked), asked.more);
  into(world.players, state.players);
  into(world.places, state.places);
  for (const { id } of items) world.items.set(id as ItemId, state.items.get(id as ItemId) as never);
}

async function readItems(db: Db, world: InMemoryWorld) {
  for (const item of world.items.values()) {
    if (item.location === 'mixing_pool') world.mixingPool.push(item.item_id);
    if (item.user_id === null) continue;
    nested(world.held, item.user_id, () => new Set()).add(item.item_id);
    if (item.location === 'saved')
      nested(world.saved, item.user_id, () => new Map()).set(item.item_type_id, item.item_id);
  }
  for (const row of await db.selectFrom('item_status_count').selectAll().execute()) {
    const counts = nested(world.statusCounts, row.item_type_id as never, noStatusCounts);
    counts[row.range_max as 99][row.status as ItemStatus] = row.count;
  }
  const issued = await db.selectFrom('item_type_counter').selectAll().execute();
  into(
    world.issued,
    issued.map((row) => [row.item_type_id, row.issued]),
  );
}

async function readPlayers(db: Db, world: InMemoryWorld) {
  for (const row of await db.selectFrom('player_counter').selectAll().execute()) {
    nested(world.counters, row.player_id as PlayerId, () => new Map()).set(row.counts as Counted, row.value);
  }
  for (const row of await db.selectFrom('player_achievement').selectAll().execute()) {
    nested(world.awards, row.player_id as PlayerId, () => new Map()).set(
      row.achievement_id,
      row.awarded_at.getTime(),
    );
  }
  for (const row of await db.selectFrom('set_completion').selectAll().execute()) {
    const completed = { number: row.number, completed_at: row.completed_at.getTime() };
    nested(world.completions, row.player_id as PlayerId, () => new Map()).set(row.set_id as never, completed);
  }
}

async function readPlacesAndListings(db: Db, world: InMemoryWorld) {
  for (const row of await db.selectFrom('place_visit').selectAll().execute()) {
    const visitors = nested(world.visits, row.place_id as never, () => new Map());
    visitors.set(row.player_id as PlayerId, row.visited_at.getTime());
  }
  const wells = await db.selectFrom('wishing_well').selectAll().execute();
  into(
    world.wells,
    wells.map((row) => [row.item_id, row.wishes]),
  );
  const listings = await db.selectFrom('market_listing').selectAll().execute();
  into(
    world.listings,
    listings.map((row) => [row.item_id, { ...row, listed_at: row.listed_at.getTime() }]),
  );
  const codes = await db.selectFrom('redeem_code').selectAll().execute();
  into(
    world.codes,
    codes.map((row) => [row.code, { ...row, redeemed_at: row.redeemed_at?.getTime() ?? null }]),
  );
  const finishers = await db.selectFrom('set_counter').selectAll().execute();
  into(
    world.finishers,
    finishers.map((row) => [row.set_id, row.completed]),
  );
}

/** Joins the rows of each event. */
async function readHistory(db: Db): Promise<RecordedEvent[]> {
  const events = new Map<string, RecordedEvent & { recorded_for: ItemId[]; after: Standing[] }>();
  for (const row of await db.selectFrom('history').selectAll().orderBy('history_id').execute()) {
    const {
      history_id,
      item_id,
      type,
      created_at,
      primary_item_id,
      secondary_item_id,
      tertiary_item_id,
      ...rest
    } = row;
    const items = [primary_item_id, secondary_item_id, tertiary_item_id] as ItemId[];
    const key = [type, created_at.getTime(), rest.user_id, ...items].join();
    const known = events.get(key);
    const after = { location: rest.location, holder_id: rest.holder_id } as Standing;
    if (known) {
      known.recorded_for.push(item_id as ItemId);
      known.after.push(after);
    } else {
      events.set(key, {
        type: type as HistoryEventType,
        created_at: created_at.getTime(),
        user_id: rest.user_id as PlayerId | null,
        place_id: rest.place_id as never,
        primary_item: items[0] as ItemId,
        secondary_item: items[1] ?? null,
        tertiary_item: items[2] ?? null,
        gift_user_id: rest.gift_user_id as PlayerId | null,
        recorded_for: [item_id as ItemId],
        after: [after],
      });
    }
  }
  return [...events.values()];
}

function nested<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** Normalises a world, so that equal contents compare as equal in any order. */
export function comparable(world: InMemoryWorld) {
  const { catalogue, history, owners, tallies, days, ...maps } = world;
  const tallied = new Map([...world.items.keys()].map((id) => [id, tallies.of(id)]));
  return { ...(sorted({ ...maps, tallied }) as object), history, days: comparableDays(days) };
}

function sorted(value: unknown): unknown {
  if (value instanceof Set) return [...value].sort((a, b) => a - b);
  if (value instanceof Map) {
    const entries = [...value].map(([key, inner]) => [key, sorted(inner)] as const);
    return Object.fromEntries(entries.filter(([, inner]) => !isNothing(inner)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
}

function isNothing(value: unknown): boolean {
  if (value === 0) return true;
  return typeof value === 'object' && value !== null && Object.values(value).length === 0;
}
