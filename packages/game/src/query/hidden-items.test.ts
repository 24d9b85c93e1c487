import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindQuery } from './bind-query.ts';
import type { BoundTree } from './bound-query.ts';
import { matches, matchesType } from './matches.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { randomTrees } from './random-query.fixture.ts';
import { type RandomWorld, randomWorlds } from './random-world.fixture.ts';
import { contextIn, vocabularyOf } from './world-context.fixture.ts';

const WORLDS = fc.sample(randomWorlds(), { seed: 7, numRuns: 30 });
const worlds = fc.constantFrom(...WORLDS);
const worldsAndTrees = fc.oneof(
  ...WORLDS.map((world) => randomTrees(vocabularyOf(world)).map((tree) => ({ world, tree }))),
);

describe('random queries over random worlds:', () => {
  test('a query finds the same for every place, owner and history of the hidden items [QL-04]', () => {
    fc.assert(
      fc.property(worldsAndTrees, worlds, ({ world, tree }, other) => {
        expect(found(moved(world, other), printQuery(tree))).toEqual(found(world, printQuery(tree)));
      }),
      { numRuns: 1_500 },
    );
  });

  test('a minus finds the rest of what is not hidden [QL-03]', () => {
    fc.assert(
      fc.property(worldsAndTrees, ({ world, tree }) => {
        const parsed = parseQuery(printQuery(tree));
        const { query, mistakes } = bindQuery(parsed, contextIn(world, parsed.tree));
        fc.pre(mistakes.length === 0);
        const opposite = { ...query, tree: { is: 'not', of: query.tree } as BoundTree };
        for (const facts of world.numbers)
          expect(matches(opposite, facts)).toBe(
            query.excludesHidden && facts.is_hidden ? false : !matches(query, facts),
          );
      }),
      { numRuns: 500 },
    );
  });

  test('no field that tells of an owner, a place or a history finds a hidden item, nor does its opposite [QL-04]', () => {
    const world = WORLDS.find((one) => hiddenOf(one).length > 0);
    if (!world) throw new Error('No world with a hidden item.');
    for (const term of WHEREABOUTS) {
      expect(found(world, term).hidden, term).toEqual([]);
      expect(found(world, `-${term}`).hidden, `-${term}`).toEqual([]);
      expect(found(world, `number>=1 or ${term}`).hidden, `or ${term}`).toEqual([]);
    }
    expect(found(world, 'status:hidden').hidden).toEqual(hiddenOf(world));
    expect(found(world, 'number>=1').hidden).toEqual(hiddenOf(world));
  });
});

const WHEREABOUTS =
  'owner:me owner:fenna at:Liberty in:london near:Liberty,9000 price>0 created<2030 moved<2030 moves>0 hands>0 status:saved status:pouch status:market status:locked missing:me has:me best>0 beats:me'.split(
    ' ',
  );

function hiddenOf({ numbers }: RandomWorld): string[] {
  return numbers.filter(({ is_hidden }) => is_hidden).map(keyOf);
}

function found(world: RandomWorld, text: string) {
  const parsed = parseQuery(text);
  const { query } = bindQuery(parsed, contextIn(world, parsed.tree));
  const numbers = world.numbers.filter((facts) => matches(query, facts));
  return {
    numbers: numbers.map(keyOf),
    hidden: numbers.filter(({ is_hidden }) => is_hidden).map(keyOf),
    types: world.types.filter((type) => matchesType(query, type)).map(({ id }) => id),
  };
}

function keyOf({ item_type_id, number }: { item_type_id: number; number: number }): string {
  return `${item_type_id}/${number}`;
}

/** The world with its hidden items where the items of another world are. */
function moved(world: RandomWorld, other: RandomWorld): RandomWorld {
  return {
    ...world,
    numbers: world.numbers.map((facts, index) => {
      const elsewhere = other.numbers[index % Math.max(1, other.numbers.length)];
      if (!facts.is_hidden || !elsewhere) return facts;
      const { item_type_id, number, is_hidden } = facts;
      return { ...elsewhere, item_type_id, number, is_hidden };
    }),
  };
}
