import { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { bindQuery } from '@wallabee/game/query/bind-query';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { issuedMatches } from '@wallabee/game/query/issued-matches';
import { type FoundNames, type Lookup, lookupKey } from '@wallabee/game/query/lookups';
import { matches } from '@wallabee/game/query/matches';
import { parseQuery } from '@wallabee/game/query/parse-query';
import { printQuery } from '@wallabee/game/query/print-query';
import type { QueryContext } from '@wallabee/game/query/query-context';
import { lookupsOf } from '@wallabee/game/query/query-lookups';
import { randomTrees, type Vocabulary } from '@wallabee/game/query/random-query.fixture';
import { toCondition, toSql } from '@wallabee/game/query/to-sql';
import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import {
  DAY,
  FIRST_DAY,
  loadRandomWorld,
  PLACES,
  PLAYERS,
  randomWorld,
  SETS,
} from './random-world.fixture.ts';

const QUERIES = 10_000;
const EACH_STATEMENT = 50;
const SEED = 2012;

const { db } = await createTestDatabase();

test('random queries find the same rows and totals over values and by SQL [QL-02]', async () => {
  const world = randomWorld(randomOf(SEED));
  await loadRandomWorld(db, world);
  const facts = {
    undiscovered: [...world.types.values()].filter((type) => type.is_undiscovered).map(({ id }) => id),
    highestNumber: Math.max(...[...world.types.values()].map(({ issued }) => issued)),
  };
  const issued = new Map([...world.types.values()].map((type) => [type.id, type.issued]));
  const trees = fc.sample(randomTrees(VOCABULARY), { numRuns: QUERIES, seed: SEED });
  const bound = trees.map((tree) => bind(printQuery(tree), world.types));
  let [found, kinds] = [0, new Set<string>()];

  for (let first = 0; first < bound.length; first += EACH_STATEMENT) {
    const queries = bound.slice(first, first + EACH_STATEMENT);
    const rows = await findRows(queries, facts);
    for (const [place, query] of queries.entries()) {
      const expected = world.items.filter((item) => matches(query, item)).map(({ item_id }) => item_id);
      const text = printQuery(trees[first + place] as never);
      expect(rows.get(place) ?? [], text).toEqual(expected);
      const counted = issuedMatches(query, issued, facts);
      if (counted) expect(counted.total, text).toBe(expected.length);
      if (expected.length > 0 && expected.length < world.items.length) found += 1;
      kinds = new Set([...kinds, ...termsOf(query.tree)]);
    }
  }

  // Most of the queries say something, and every term that a query can be bound to is among them.
  expect(found).toBeGreaterThan(QUERIES / 2);
  expect([...kinds].sort()).toEqual(TERMS);
}, 120_000);

const TERMS = [
  'all',
  'any',
  'below',
  'class',
  'created',
  'everything',
  'hands',
  'hidden',
  'listed',
  'location',
  'locked',
  'moved',
  'moves',
  'not',
  'nothing',
  'number',
  'owner',
  'pattern',
  'place',
  'price',
  'types',
];

const named = (name: string, count: number) => fc.integer({ min: 1, max: count }).map((id) => `${name}${id}`);
const days = fc.integer({ min: 0, max: 950 }).map((day) => new Date(FIRST_DAY + day * DAY).toISOString());

const VOCABULARY: Vocabulary = {
  names: {
    word: fc.oneof(named('word', 9), fc.integer({ min: 1, max: 60 }).map(String)),
    name: named('name', 9),
    item: named('item', 9),
    set: named('set', 9),
    subset: named('subset', 9),
    gen: named('gen', 4),
    store: named('store', 4),
    category: named('category', 4),
    designer: named('designer', 4),
    player: named('player', 9),
    place: named('place', 9),
    city: named('city', 4),
  },
  counts: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 130 })),
  dates: days.chain((day) => fc.constantFrom(day.slice(0, 4), day.slice(0, 7), day.slice(0, 10))),
  points: fc.record({ lat: fc.integer({ min: -80, max: 80 }), lng: fc.integer({ min: -170, max: 170 }) }),
};

function bind(text: string, types: QueryContext['types']): BoundQuery {
  const parsed = parseQuery(text);
  const found = new Map(lookupsOf(parsed.tree).map((lookup) => [lookupKey(lookup), namesOf(lookup)]));
  const saved = new Map(
    Array.from({ length: PLAYERS }, (_, place) => [PlayerId.parse(place + 1), savedBy(place)] as const),
  );
  const viewer = { id: PlayerId.parse(1), friends: [PlayerId.parse(2), PlayerId.parse(3)] };
  return bindQuery(parsed, { types, found, viewer, saved, now: FIRST_DAY + 800 * DAY }).query;
}

function savedBy(player: number): Map<ItemTypeId, number> {
  const random = randomOf(player);
  const types = Array.from({ length: 14 }, (_, place) => ItemTypeId.parse(place + 1));
  return new Map(types.filter(() => random() < 0.6).map((id) => [id, 1 + Math.floor(random() * 50)]));
}

/** The same name always means the same. */
function namesOf(lookup: Lookup): FoundNames {
  const random = randomOf([...lookupKey(lookup)].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const most = COUNTS[lookup.of] ?? 14;
  const ids = Array.from({ length: most }, (_, place) => place + 1).filter(() => random() < 0.4);
  return { ids, names: [lookup.text], near: [] };
}

const COUNTS: Partial<Record<Lookup['of'], number>> = {
  set: SETS,
  gen: 2,
  store: 3,
  category: 3,
  player: PLAYERS,
  place: PLACES,
  city: PLACES,
  near: PLACES,
};

/** One statement answers many queries; every other one is written as a condition. */
async function findRows(queries: readonly BoundQuery[], facts: Parameters<typeof toSql>[1]) {
  const values: unknown[] = [];
  const parts = queries.map((query, place) => {
    const at = { ...facts, parameters: values.length };
    const { text, values: own } = place % 2 === 0 ? toSql(query, at) : toCondition(query, at);
    values.push(...own);
    const from = place % 2 === 0 ? text : `from item where ${text}`;
    return `select ${place} as place, array_agg(item.item_id::int order by item.item_id) as ids ${from}`;
  });
  const { rows } = await db.executeQuery<{ place: number; ids: number[] | null }>(
    CompiledQuery.raw(parts.join(' union all '), values),
  );
  return new Map(rows.map(({ place, ids }) => [place, ids ?? []]));
}

function termsOf(tree: BoundQuery['tree']): string[] {
  if (tree.is === 'not') return ['not', ...termsOf(tree.of)];
  return tree.is === 'all' || tree.is === 'any' ? [tree.is, ...tree.of.flatMap(termsOf)] : [tree.is];
}

/** A small generator of random numbers below 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
