import { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { BoundTerm } from '@wallabee/game/query/bound-query';
import type { SqlText } from '@wallabee/game/query/to-sql';
import { CompiledQuery } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { fillWithItems } from '../../../test/builders/many-items.ts';
import { plansOf } from '../../../test/checks/query-plans.ts';
import { createTestDatabase } from '../../../test/database.ts';
import {
  selectPlacesOfCategories,
  selectPlacesOfCities,
  selectPlayersBeginning,
  selectPlayersNamed,
  selectSaved,
} from './binding/lookups.queries.ts';
import { foundText } from './finding/found.queries.ts';
import { pageText } from './finding/pages.queries.ts';
import { selectRowsById, selectRowsByNumber, selectRowsOfType } from './number-rows.queries.ts';
import { numberStatesText } from './number-states.queries.ts';

const { db } = await createTestDatabase();
const facts = { undiscovered: [ItemTypeId.parse(399)], highestNumber: 200 };
const types = [3, 5, 8, 13].map((id) => ItemTypeId.parse(id));
const day = (date: string) => Date.parse(date);

const FILTERS: Record<string, BoundTerm> = {
  set: { is: 'types', ids: new Set(types) },
  number: { is: 'number', within: [{ from: 1, to: 4 }] },
  'is:repdigit': { is: 'pattern', pattern: 'repdigit' },
  'status:place': { is: 'location', locations: ['dropped'] },
  'status:lockbox': { is: 'location', locations: ['lockbox'] },
  'status:limbo': { is: 'location', locations: ['limbo'] },
  owner: { is: 'owner', ids: [PlayerId.parse(7)] },
  at: { is: 'place', ids: [PlaceId.parse(4), PlaceId.parse(9)] },
  market: { is: 'listed' },
  price: { is: 'price', within: [{ from: null, to: 20 }] },
  created: { is: 'created', within: [{ from: day('2016-03-01'), to: day('2016-03-08') }] },
  moved: { is: 'moved', within: [{ from: day('2017-12-20'), to: null }] },
  moves: { is: 'moves', within: [{ from: 48, to: null }] },
  hands: { is: 'hands', within: [{ from: 19, to: null }] },
  beats: { is: 'below', limits: new Map(types.map((id) => [id, 20])) },
};

beforeAll(() => fillWithItems(db), 60_000);

test('up to three filters find their numbers by an index', async () => {
  const names = Object.keys(FILTERS);
  const combinations = names.flatMap((one, first) => [
    [one],
    ...names
      .slice(first + 1)
      .flatMap((other, second) => [
        [one, other],
        ...names.slice(first + second + 2).map((third) => [one, other, third]),
      ]),
  ]);
  expect(combinations).toHaveLength(15 + 105 + 455);

  for (const names of combinations) {
    const tree = { is: 'all' as const, of: names.map((name) => FILTERS[name] as BoundTerm) };
    const plan = await planOf(foundText({ query: { tree, excludesHidden: true, point: null }, facts }));
    expect(plan, names.join(' ')).not.toMatch(SCAN_OF_ITEMS);
  }
});

test.each(['number', 'moved', 'newest', 'moves'] as const)(
  'a broad query is read in its order: %s',
  async (order) => {
    const query = {
      tree: { is: 'not', of: FILTERS.at as BoundTerm },
      excludesHidden: false,
      point: null,
    } as const;
    const page = { order, skip: 600, most: 60, isBroad: true };

    const plan = await planOf(pageText({ query, facts }, page));

    expect(plan).not.toMatch(SCAN_OF_ITEMS);
    expect(plan).toContain(`"Index Name":"item_${INDEXES[order]}"`);
  },
);

const INDEXES = { number: 'number_of_all', moved: 'changed', newest: 'created', moves: 'moves' };

test('names, rows and states are found by an index', async () => {
  const itemTypeId = ItemTypeId.parse(3);
  const queries = {
    item_pkey: selectRowsById(db, { ids: [5, 6] as never }),
    item_by_number: selectRowsByNumber(db, { types, numbers: [1, 2, 3, 4] }),
    // Which of the two depends on how much of the table is vacuumed.
    'item_(saved_once|held)': selectSaved(db, { players: [PlayerId.parse(7)] }),
    player_by_folded_name: selectPlayersNamed(db, { id: 3, name: 'Ada' }),
    place_by_city: selectPlacesOfCities(db, { city: 'City 7' }),
    place_of_category: selectPlacesOfCategories(db, { ids: [3] as never }),
  };

  for (const [index, query] of Object.entries(queries)) {
    for (const plan of await plansOf(db, query)) {
      expect(plan, index).toMatch(new RegExp(`"Index Name":"${index}`));
      expect(plan, index).not.toMatch(SCAN_OF_ITEMS);
    }
  }
  for (const plan of [
    ...(await plansOf(db, selectPlayersBeginning(db, { name: 'Ada ' }))),
    ...(await plansOf(db, selectRowsOfType(db, { itemTypeId, first: 1, last: 20 }))),
    await planOf(numberStatesText({ itemTypeId, first: 1, last: 90 }, null)),
  ])
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(item|player)"/);
});

const SCAN_OF_ITEMS = /"Seq Scan"[^}]*"Relation Name":"item"/;

async function planOf({ text, values }: SqlText): Promise<string> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, [...values]));
  return JSON.stringify(rows);
}
