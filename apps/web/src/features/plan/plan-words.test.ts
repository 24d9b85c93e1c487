import type { Plan } from '@wallabee/contract/plan/plan';
import { expect, test } from 'vitest';
import { aPlace, aShelf, aStep, aWay } from './plan.fixture.ts';
import { boundWords, phasesOf, slipName, slipValue, toGoWords, totalWords } from './plan-words.ts';

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
  const phases = phasesOf({ steps: [walk, aStep({ phase: 'after' })], walk_m: 800 });

  expect(phases.map(({ heading, meta }) => `${heading}: ${meta}`)).toEqual([
    'A walk: 800 m there and back',
    'Then, back home: one step',
  ]);
  expect(phasesOf({ steps: [aStep(), aStep(), walk], walk_m: 1_200 })).toMatchObject([
    { heading: 'You can do these now', meta: 'two steps, from where you sit' },
    { heading: 'Then a walk', meta: '1.2 km there and back' },
  ]);
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
