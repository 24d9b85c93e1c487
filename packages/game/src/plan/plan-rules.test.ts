import { describe, expect, test } from 'vitest';
import { wayKey } from './plan-problem.ts';
import {
  aProblem,
  aStockItem,
  aTarget,
  forage,
  item,
  lying,
  market,
  place,
  ring,
  store,
  type,
} from './small-problem.fixture.ts';
import { solvePlan } from './solve-plan.ts';

type Facts = Parameters<typeof aProblem>[0];

test.each<{ rule: string; facts: Facts; keys: string[] }>([
  { rule: 'the cheapest way', facts: { sources: { 1: [store(30), market(9, 20)] } }, keys: ['market:9'] },
  {
    rule: 'a short walk before a high price',
    facts: { sources: { 1: [store(300), lying(9, 1)] } },
    keys: ['place:9'],
  },
  {
    rule: 'a price before a long walk',
    facts: { sources: { 1: [store(300), lying(9, 2)] } },
    keys: ['store'],
  },
  {
    rule: 'the rate of exchange',
    facts: { rate: 100, sources: { 1: [store(300), lying(9, 1)] } },
    keys: ['store'],
  },
  {
    rule: 'less walking where it is preferred',
    facts: { prefer: 'walking', sources: { 1: [store(300), lying(9, 1)] } },
    keys: ['store'],
  },
  {
    rule: 'a lower class of number where it is preferred',
    facts: { prefer: 'numbers', sources: { 1: [market(8, 10, 500), market(9, 300, 50)] } },
    keys: ['market:9'],
  },
  {
    rule: 'nothing at a place without a start',
    facts: { start: null, sources: { 1: [lying(9, 1), forage(1), store(900)] } },
    keys: ['store'],
  },
  {
    rule: 'forage anywhere without a start',
    facts: { start: null, sources: { 1: [forage(null)] } },
    keys: ['forage'],
  },
  {
    rule: 'a number low enough',
    facts: { targets: [aTarget(1, { below: 50 })], sources: { 1: [market(8, 1, 50), market(9, 90, 49)] } },
    keys: ['market:9'],
  },
  {
    rule: 'a new item only where its number is low enough',
    facts: {
      targets: [aTarget(1, { below: 50 })],
      nextNumbers: { 1: 50 },
      sources: { 1: [store(1), market(9, 90, 49)] },
    },
    keys: ['market:9'],
  },
  {
    rule: 'the way that the player chose',
    facts: { targets: [aTarget(1, { use: 'store' })], sources: { 1: [store(30), market(9, 20)] } },
    keys: ['store'],
  },
  {
    rule: 'another way where the chosen one is gone',
    facts: { targets: [aTarget(1, { use: 'market:7' })], sources: { 1: [store(30)] } },
    keys: ['store'],
  },
  {
    rule: 'the lowest number in the pouch',
    facts: { stock: [aStockItem(5, 1, { number: 70 }), aStockItem(6, 1, { number: 7 })] },
    keys: ['held:6'],
  },
  {
    rule: 'a mix where its parts are cheap',
    facts: {
      stock: [aStockItem(5, 2)],
      sources: { 1: [store(300)], 3: [store(20)] },
      formulas: { 1: [[2, 3]] },
    },
    keys: ['store', 'mix:2+3'],
  },
  {
    rule: 'no locked item for a mix',
    facts: {
      sources: { 1: [store(300)], 2: [{ kind: 'held', item_id: item(5), number: 4 }] },
      formulas: { 1: [[2, 2]] },
    },
    keys: ['store'],
  },
])('a plan takes $rule [PN-02]', ({ facts, keys }) => {
  const { steps, bound } = solvePlan(aProblem({ targets: [aTarget(1)], ...facts }));

  expect(steps.map(({ way }) => wayKey(way))).toEqual(keys);
  expect(bound).toBe(0);
});

describe('a plan for several types', () => {
  test('walks once for two that lie on one way [PN-02]', () => {
    const sources = {
      1: [store(200), lying(8, 2)],
      2: [store(200), lying(9, 1)],
      3: [store(200), lying(7, 2)],
    };

    const plan = solvePlan(aProblem({ targets: [aTarget(1), aTarget(2), aTarget(3)], sources }));

    expect(plan.walk).toHaveLength(2);
    expect(plan.walk_m).toBeCloseTo(4_000, -1);
    expect(plan.minutes).toBeCloseTo(48, 0);
    expect(plan.honeycombs).toBe(0);
  });

  test('uses an item once, for the target that has no other way [PN-02]', () => {
    const problem = aProblem({
      targets: [aTarget(1), aTarget(2)],
      stock: [aStockItem(5, 3)],
      sources: { 1: [ring(8, 5), store(500)], 4: [store(10)] },
      formulas: { 2: [[3, 4]] },
    });

    const plan = solvePlan(problem);

    expect(plan.impossible).toEqual([]);
    expect(plan.steps.map(({ way }) => wayKey(way))).toEqual(['store', 'store', 'mix:3+4']);
    expect(plan.honeycombs).toBe(510);
  });

  test('gets every target that can be had, even in no time [PN-02]', () => {
    const problem = aProblem({
      targets: [aTarget(1), aTarget(2), aTarget(3)],
      sources: { 2: [market(9, 1)], 3: [market(8, 1)], 4: [store(900)], 5: [store(100)] },
      formulas: {
        1: [
          [2, 4],
          [3, 4],
          [5, 4],
        ],
      },
    });

    const { impossible } = solvePlan(problem, { now: () => 0, budgetMs: 0 });

    expect(impossible).toEqual([]);
  });

  test('mixes spares and high numbers, and saves the lowest [PN-02]', () => {
    const problem = aProblem({
      targets: [aTarget(1), aTarget(2)],
      stock: [
        aStockItem(5, 2, { number: 10 }),
        aStockItem(6, 2, { number: 900 }),
        aStockItem(7, 2, { number: 300, is_spare: true }),
        aStockItem(8, 2, { number: 20 }),
      ],
      formulas: { 1: [[2, 2]] },
    });

    const { steps } = solvePlan(problem);

    expect(steps.map(({ way }) => wayKey(way))).toEqual(['held:5', 'mix:2+2']);
    expect(steps[1]?.parts).toEqual([{ item_id: 7 }, { item_id: 6 }]);
  });

  test('leaves out what no way leads to, and gets the others [PN-03]', () => {
    const sources = { 1: [store(10)], 2: [ring(9, 77)] };

    const plan = solvePlan(aProblem({ targets: [aTarget(1), aTarget(2), aTarget(3)], sources }));

    expect(plan.impossible).toEqual([type(2), type(3)]);
    expect(plan.steps).toHaveLength(1);
  });

  test('drops a chosen way that takes the item of another [PN-02]', () => {
    const sources = { 1: [ring(8, 5), store(50)], 2: [ring(9, 5), store(50)] };
    const targets = [aTarget(1, { use: 'swap:5-8' }), aTarget(2, { use: 'swap:5-9' })];

    const plan = solvePlan(aProblem({ targets, sources, stock: [aStockItem(5, 3)] }));

    expect(plan.impossible).toEqual([]);
    expect(plan.steps.map(({ way }) => way.kind).sort()).toEqual(['store', 'swap']);
  });
});

test('what can be done now comes first, then the walk, then mixes that need it [PN-02]', () => {
  const problem = aProblem({
    targets: [aTarget(1), aTarget(2), aTarget(3), aTarget(4)],
    stock: [aStockItem(5, 5)],
    sources: { 3: [store(10)], 4: [lying(9, 1)], 6: [lying(8, 2)] },
    formulas: { 1: [[3, 6]], 2: [[3, 5]] },
  });

  const { steps, walk } = solvePlan(problem);

  expect(walk).toEqual([place(1), place(2)]);
  expect(steps).toEqual([
    expect.objectContaining({ phase: 'now', item_type_id: 3, count: 3, is_target: true, feeds: [1, 4] }),
    expect.objectContaining({
      phase: 'now',
      item_type_id: 2,
      parts: [{ step: 0 }, { item_id: 5 }],
      feeds: [],
    }),
    expect.objectContaining({ phase: 'walk', item_type_id: 4, is_target: true, feeds: [] }),
    expect.objectContaining({ phase: 'walk', item_type_id: 6, is_target: false, feeds: [4] }),
    expect.objectContaining({ phase: 'after', item_type_id: 1, parts: [{ step: 0 }, { step: 3 }] }),
  ]);
});
