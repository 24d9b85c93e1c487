import { ItemId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBoundByType } from '../query/about-query.ts';
import { bindQuery } from '../query/bind-query.ts';
import { matches } from '../query/matches.ts';
import { parseQuery } from '../query/parse-query.ts';
import { printQuery } from '../query/print-query.ts';
import { leavesOf } from '../query/query-tree.ts';
import { randomTrees } from '../query/random-query.fixture.ts';
import { randomWorlds } from '../query/random-world.fixture.ts';
import { bindInSmallWorld, NUMBERS } from '../query/small-world.fixture.ts';
import { contextIn, vocabularyOf } from '../query/world-context.fixture.ts';
import { createAlertIndex } from './alert-index.ts';

const WORLDS = fc.sample(randomWorlds(), { seed: 12, numRuns: 10 });

test('a query bound for one type finds the numbers of that type that the whole query finds [AL-02]', () => {
  const queries = WORLDS.map((world) => fc.tuple(fc.constant(world), randomTrees(vocabularyOf(world))));
  fc.assert(
    fc.property(fc.oneof(...queries), ([world, tree]) => {
      const parsed = parseQuery(printQuery(tree));
      fc.pre(parsed.tree !== null && leavesOf(parsed.tree).every(isBoundByType));
      const context = contextIn(world, parsed.tree);
      const whole = bindQuery(parsed, context).query;
      for (const type of world.types) {
        const { query } = bindQuery(parsed, { ...context, types: new Map([[type.id, type]]) });
        for (const facts of world.numbers.filter(({ item_type_id }) => item_type_id === type.id))
          expect(matches(query, facts)).toBe(matches(whole, facts));
      }
    }),
    { numRuns: 200 },
  );
});

test('an alert that is set for one type matches as before for the others, and whole once set again [AL-02]', () => {
  const [facts, ...others] = NUMBERS;
  if (!facts) throw new Error('The small world has no numbers.');
  const other = others.find(({ item_type_id }) => item_type_id !== facts.item_type_id);
  if (!other) throw new Error('The small world has one type alone.');
  const about = { itemId: ItemId.parse(1), playerIds: [] };
  const [everything, nothing] = ['number>0', 'number<1'].map((text) => bindInSmallWorld(text).query);
  if (!everything || !nothing) throw new Error('A query is missing.');
  const index = createAlertIndex();
  const found = () => [facts, other].map((one) => index.matching({ facts: one, ...about }));

  index.set(1, { query: everything });
  expect(index.setForType(1, facts.item_type_id, { query: nothing })).toBe(1);
  expect(found()).toEqual([[], [1]]);
  index.set(1, { query: nothing });
  index.setForType(1, facts.item_type_id, { query: everything });
  expect(found()).toEqual([[1], []]);
  index.delete(1);
  expect(found()).toEqual([[], []]);
});
