import { expect, test } from 'vitest';
import { wayKey } from './plan-problem.ts';
import {
  aProblem,
  aStockItem,
  aTarget,
  forage,
  lying,
  market,
  ring,
  store,
  type,
} from './small-problem.fixture.ts';
import { isReachable, waysTo } from './ways-to.ts';

const problem = aProblem({
  stock: [aStockItem(5, 2), aStockItem(6, 4)],
  sources: { 1: [market(9, 90, 40), store(50), lying(8, 1), ring(7, 6), forage(2)], 3: [store(20)] },
  formulas: {
    1: [
      [2, 3],
      [3, 9],
    ],
    8: [[2, 2]],
  },
  nextNumbers: { 1: 60 },
});

test('every way to a type has its cost, the cheapest first [PN-01]', () => {
  const ways = waysTo(problem, type(1));

  expect(ways.map(({ way }) => wayKey(way))).toEqual([
    'mix:2+3',
    'store',
    'market:9',
    'swap:6-7',
    'place:8',
    'forage:2',
  ]);
  expect(ways.map(({ honeycombs }) => honeycombs)).toEqual([20, 50, 90, 0, 0, 0]);
  expect(ways.map(({ minutes }) => Math.round(minutes))).toEqual([1, 0, 0, 10, 24, 68]);
  expect(ways.map(({ cost }) => Math.round(cost))).toEqual([3, 5, 9, 10, 24, 68]);
});

test('a mix says how its parts are got [PN-01]', () => {
  const [mix] = waysTo(problem, type(1));

  expect(mix?.parts).toEqual([
    expect.objectContaining({
      item_type_id: 2,
      cost: 0,
      way: expect.objectContaining({ kind: 'stock', item_id: 5 }),
    }),
    expect.objectContaining({ item_type_id: 3, cost: 2, honeycombs: 20, way: store(20) }),
  ]);
});

test('only ways to a number that is low enough are listed [PN-01]', () => {
  const ways = waysTo({ ...problem, targets: [aTarget(1, { below: 50 })] }, type(1));

  expect(ways.map(({ way }) => wayKey(way))).toEqual(['market:9']);
});

test('a type is reachable where a plan for it alone gets it [PN-01]', () => {
  expect([1, 3, 8, 9].map((id) => isReachable(problem, type(id)))).toEqual([true, true, false, false]);
});
