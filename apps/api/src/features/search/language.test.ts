import { bindQuery } from '@wallabee/game/query/bind-query';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { issuedMatches } from '@wallabee/game/query/issued-matches';
import { matches } from '@wallabee/game/query/matches';
import { parseQuery } from '@wallabee/game/query/parse-query';
import { printQuery } from '@wallabee/game/query/print-query';
import { randomTrees } from '@wallabee/game/query/random-query.fixture';
import { type RandomWorld, randomWorlds } from '@wallabee/game/query/random-world.fixture';
import { toCondition, toSql } from '@wallabee/game/query/to-sql';
import { contextIn, vocabularyOf } from '@wallabee/game/query/world-context.fixture';
import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { loadRandomWorld } from './load-random-world.fixture.ts';

const WORLDS = 4;
const QUERIES_EACH = 2_500;
const EACH_STATEMENT = 50;
const SEED = 2012;

const { db } = await createTestDatabase();

test('10,000 random queries find the same rows and totals over values and by SQL [QL-02]', async () => {
  const seen = { some: 0, terms: new Set<string>() };
  for (const world of fc.sample(randomWorlds(), { numRuns: WORLDS, seed: SEED })) {
    await loadRandomWorld(db, world);
    const texts = fc
      .sample(randomTrees(vocabularyOf(world)), { numRuns: QUERIES_EACH, seed: SEED })
      .map(printQuery);
    for (let first = 0; first < texts.length; first += EACH_STATEMENT) {
      await compare(world, texts.slice(first, first + EACH_STATEMENT), seen);
    }
  }

  // Many of the queries find something and leave something out, and every term that a query is bound to is among them.
  expect(seen.some).toBeGreaterThan(WORLDS * QUERIES_EACH * 0.4);
  expect([...seen.terms].sort()).toEqual(TERMS);
});

async function compare(
  world: RandomWorld,
  texts: readonly string[],
  seen: { some: number; terms: Set<string> },
) {
  const facts = {
    undiscovered: world.types.filter((type) => type.is_undiscovered).map(({ id }) => id),
    highestNumber: Math.max(...world.types.map(({ issued }) => issued)),
  };
  const issued = new Map(world.types.map((type) => [type.id, type.issued]));
  const queries = texts.map((text) => {
    const parsed = parseQuery(text);
    return bindQuery(parsed, contextIn(world, parsed.tree)).query;
  });
  const rows = await findRows(queries, facts);
  for (const [place, query] of queries.entries()) {
    const expected = world.numbers.flatMap((number, index) => (matches(query, number) ? index + 1 : []));
    const text = texts[place] ?? '';
    expect(rows.get(place), text).toEqual(expected);
    expect(issuedMatches(query, issued, facts)?.total ?? expected.length, text).toBe(expected.length);
    if (expected.length > 0 && expected.length < world.numbers.length) seen.some += 1;
    for (const term of termsOf(query.tree)) seen.terms.add(term);
  }
}

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

/** One statement answers many queries; every other one is written as a condition. */
async function findRows(queries: readonly BoundQuery[], facts: Parameters<typeof toSql>[1]) {
  const values: unknown[] = [];
  const parts = queries.map((query, place) => {
    const at = { ...facts, parameters: values.length };
    const isWhole = place % 2 === 0;
    const { text, values: own } = isWhole ? toSql(query, at) : toCondition(query, at);
    values.push(...own);
    return `select ${place} as place, array_agg(item.item_id::int order by item.item_id) as ids
      ${isWhole ? text : `from item where ${text}`}`;
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
