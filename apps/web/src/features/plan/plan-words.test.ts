import type { Plan } from '@wallabee/contract/plan/plan';
import { expect, test } from 'vitest';
import { aPart, aPlace, aShelf, aStep, aWay } from './plan.fixture.ts';
import {
  boundWords,
  mixWords,
  payableSteps,
  phasesOf,
  slipName,
  slipValue,
  toGoWords,
  totalWords,
} from './plan-words.ts';

const impossible = (count: number) => Array.from({ length: count }) as Plan['impossible'];

test.each([
  [11, 5, 0, 'Five to go, and each of them has a way.'],
  [15, 1, 0, 'One to go, and there is a way.'],
  [11, 5, 2, 'Five to go. Two of them cannot be had now.'],
  [11, 5, 1, 'Five to go. One of them cannot be had now.'],
  [15, 1, 1, 'One to go, and it cannot be had now.'],
  [0, 14, 14, '14 to go, and none can be had now.'],
  [16, 0, 0, ''],
])('%i of a set, %i missing, %i without a way: %j [PN-03]', (has, missing, without, words) => {
  expect(toGoWords({ shelf: aShelf(has, missing), impossible: impossible(without) })).toBe(words);
});

test('only phases with steps are shown, and the first one needs no then [PN-02]', () => {
  const walk = aStep({ phase: 'walk' });
  const phases = phasesOf({ steps: [walk, aStep({ phase: 'after' })], walk_m: 800, balance: 0 });

  expect(phases.map(({ heading, meta }) => `${heading}: ${meta}`)).toEqual([
    'A walk: 800 m there and back',
    'Then, back home: one step',
  ]);
  expect(phasesOf({ steps: [aStep(), aStep(), walk], walk_m: 1_200, balance: 0 })).toMatchObject([
    { heading: 'You can do these now', meta: 'two steps, from where you sit' },
    { heading: 'Then a walk', meta: '1.2 km there and back' },
  ]);
});

const paying = (...prices: number[]) =>
  prices.map((honeycombs, place) => aStep({ step: place + 1, honeycombs }));
const mixOf = (step: number, ...from: (number | null)[]) =>
  aStep({ step, way: aWay({ kind: 'mix' }), parts: from.map((from_step) => aPart('Part', { from_step })) });

test.each([
  { what: 'everything', steps: paying(50, 50), balance: 100, paid: 2 },
  { what: 'nothing', steps: paying(50, 50), balance: 49, paid: 0 },
  { what: 'a cheaper step after a dear one', steps: paying(50, 500, 20), balance: 70, paid: 2 },
  { what: 'what is free', steps: paying(500, 0), balance: 0, paid: 1 },
  { what: 'a mix with its parts', steps: [...paying(50, 50), mixOf(3, 1, 2)], balance: 100, paid: 3 },
  { what: 'no mix without a part', steps: [...paying(50, 50), mixOf(3, 1, 2)], balance: 99, paid: 1 },
  { what: 'a mix of what is held', steps: [...paying(50), mixOf(2, null, null)], balance: 0, paid: 1 },
])('the honeycombs pay for $what [PN-02]', ({ steps, balance, paid }) => {
  expect(payableSteps(steps, balance)).toBe(paid);
});

test.each([
  { steps: paying(50, 50, 50), balance: 150, meta: 'three steps, from where you sit' },
  { steps: paying(50, 50, 50), balance: 100, meta: 'three steps, of which your honeycombs pay for two' },
  { steps: paying(50, 50), balance: 0, meta: 'two steps, of which your honeycombs pay for none' },
  { steps: paying(50), balance: 0, meta: 'one step, for which you lack honeycombs' },
])('the heading of the first phase says: $meta [PN-02]', ({ steps, balance, meta }) => {
  expect(phasesOf({ steps, walk_m: 0, balance })).toMatchObject([{ meta }]);
});

test.each([
  [0, 'never'],
  [1, 'once'],
  [2, 'twice'],
  [3, '3 times'],
])('%i mixes are said as %j', (mixes, words) => {
  expect(mixWords(mixes)).toBe(words);
});

test('the slip names the price, the distance, or the kind of effort', () => {
  expect(slipValue(aStep({ honeycombs: 70 }))).toEqual({ honeycombs: 70 });
  expect(slipValue(aStep({ way: aWay({ kind: 'mix' }) }))).toEqual({ words: 'mix' });
  expect(slipValue(aStep({ way: aWay({ kind: 'place', place: aPlace }) }))).toEqual({ words: '400 m' });
  expect(slipValue(aStep({ way: aWay({ kind: 'store' }) }))).toEqual({ words: 'free' });
  expect(slipName(aStep({ count: 2 }))).toBe('Fog Bell × 2');
});

test.each([
  [0, 'There is no better plan.'],
  [0.06, 'At most 6 % above the best plan there is.'],
  [0.051, 'At most 6 % above the best plan there is.'],
  [0.99, 'At most 99 % above the best plan there is.'],
  [1, 'A better plan may exist; this is the best found in time.'],
  [7.5, 'A better plan may exist; this is the best found in time.'],
])('the bound %d is said as %j [PN-02]', (bound, words) => {
  expect(boundWords(bound)).toBe(words);
});

test('a new total is said in a sentence', () => {
  expect(totalWords({ honeycombs: 1_155, minutes: 32.6 })).toBe(
    'The plan now costs 1,155 honeycombs and takes about 33 minutes.',
  );
});
