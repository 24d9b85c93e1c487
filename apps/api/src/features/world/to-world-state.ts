import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { WorldState } from '@wallabee/game/state/snapshot';
import type { AskedOfSome, WorldRows } from './load-world.queries.ts';

/** Lists that were asked for are there where they are empty. */
export function toWorldState(rows: WorldRows, { held_by, issued_of }: AskedOfSome): WorldState {
  const { held, issued } = rows;
  return {
    players: mapBy(rows.players, 'id', (row) => ({
      ...row,
      deletion_date: orNull(row.deletion_date),
      created_at: Date.parse(row.created_at),
    })),
    places: mapBy(rows.places, 'id', (row) => row),
    items: mapBy(rows.items, 'item_id', toItem),
    listings: mapBy(rows.listings, 'item_id', (row) => ({ ...row, listed_at: Date.parse(row.listed_at) })),
    codes: mapBy(rows.codes, 'code', (row) => ({ ...row, redeemed_at: orNull(row.redeemed_at) })),
    wells: mapBy(rows.wells, 'item_id', ({ wishes }) => wishes),
    visits: mapOfMaps(rows.visits, ['place_id', 'player_id'], ({ visited_at }) => Date.parse(visited_at)),
    saved: mapOfMaps(rows.saved, ['player_id', 'item_type_id'], ({ item_id }) => item_id),
    completions: mapOfMaps(rows.completions, ['player_id', 'set_id'], ({ number, completed_at }) => ({
      number,
      completed_at: Date.parse(completed_at),
    })),
    owners: listsBy(rows.owners, 'item_type_id', ({ player_id }) => player_id),
    held: new Map(held_by === undefined ? [] : [[held_by, new Set(held)]]),
    issued: new Map(issued_of === undefined || issued === null ? [] : [[issued_of, issued]]),
  };
}

function toItem(row: NonNullable<WorldRows['items']>[number]): ItemState {
  return {
    ...row,
    picked_up_at: orNull(row.picked_up_at),
    created_at: Date.parse(row.created_at),
    changed_at: Date.parse(row.changed_at),
  };
}

type Rows<Row> = readonly Row[] | null;

function mapBy<Row, Name extends keyof Row, Value>(
  rows: Rows<Row>,
  name: Name,
  toValue: (row: Row) => Value,
): Map<Row[Name], Value> {
  return new Map(rows?.map((row) => [row[name], toValue(row)]));
}

function mapOfMaps<Row, Outer extends keyof Row, Inner extends keyof Row, Value>(
  rows: Rows<Row>,
  [outer, inner]: readonly [Outer, Inner],
  toValue: (row: Row) => Value,
): Map<Row[Outer], Map<Row[Inner], Value>> {
  const maps = new Map<Row[Outer], Map<Row[Inner], Value>>();
  for (const row of rows ?? []) {
    const map = maps.get(row[outer]) ?? new Map<Row[Inner], Value>();
    maps.set(row[outer], map.set(row[inner], toValue(row)));
  }
  return maps;
}

function listsBy<Row, Name extends keyof Row, Value>(
  rows: Rows<Row>,
  name: Name,
  toValue: (row: Row) => Value,
): Map<Row[Name], Value[]> {
  const lists = new Map<Row[Name], Value[]>();
  for (const row of rows ?? []) lists.set(row[name], [...(lists.get(row[name]) ?? []), toValue(row)]);
  return lists;
}

function orNull(time: string | null): Instant | null {
  return time === null ? null : Date.parse(time);
}
