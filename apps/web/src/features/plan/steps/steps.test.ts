import { expect, test } from 'vitest';
import { aCard, aNumber, aPart, aPlace, aStep, aWay } from '../plan.fixture.ts';
import { partsOfMix } from './mix-parts.ts';
import { stepDoing } from './step-doing.ts';

const line = aNumber('Whispered Line', 1_903, 12);
const call = aNumber('Half-Hour Call', 418, 34);

test.each([
  {
    does: 'buys as many as it needs',
    step: aStep({ count: 2, honeycombs: 70 }),
    doing: { action: { action: 'buy', count: 2, cost: 35 } },
  },
  {
    does: 'buys the number on the Market',
    step: aStep({ honeycombs: 85, way: aWay({ kind: 'market', item: line }) }),
    doing: { action: { action: 'buy_on_market', item: line, cost: 85 } },
  },
  {
    does: 'buys from the stock of the Market',
    step: aStep({ honeycombs: 250, way: aWay({ kind: 'market' }) }),
    doing: { action: { action: 'buy', cost: 250 } },
  },
  {
    does: 'saves what is held',
    step: aStep({ way: aWay({ kind: 'held', item: line }) }),
    doing: { action: { action: 'save', item: line } },
  },
  {
    does: 'unlocks what is locked first',
    step: aStep({ way: aWay({ kind: 'held', item: line, is_locked: true }) }),
    doing: { action: { action: 'unlock', item: line } },
  },
  {
    does: 'takes what is stashed out of the lockbox before it is unlocked',
    step: aStep({ way: aWay({ kind: 'held', item: line, is_locked: true, is_stashed: true }) }),
    doing: { action: { action: 'unstash', item: line } },
  },
  {
    does: 'shows the rings of the set',
    step: aStep({ way: aWay({ kind: 'swap', item: line }) }),
    doing: { href: '/swaps?set=40', label: 'See the ring' },
  },
  {
    does: 'shows where to walk',
    step: aStep({ phase: 'walk', way: aWay({ kind: 'forage', place: aPlace }) }),
    doing: { href: '#walk', label: 'Show on map' },
  },
  {
    does: 'mixes two items that are held',
    step: aStep({
      way: aWay({ kind: 'mix' }),
      parts: [aPart('a', { held: line }), aPart('b', { held: call })],
    }),
    doing: { action: { action: 'mix', parts: [line, call] } },
  },
  {
    does: 'waits for the step that gets a part',
    step: aStep({
      way: aWay({ kind: 'mix' }),
      parts: [aPart('a', { from_step: 1 }), aPart('b', { held: call })],
    }),
    doing: { kind: 'wait', label: 'After step 1' },
  },
  {
    does: 'waits for the walk',
    step: aStep({
      phase: 'after',
      way: aWay({ kind: 'mix' }),
      parts: [aPart('a', { from_step: 4 }), aPart('b', { held: call })],
    }),
    doing: { kind: 'wait', label: 'When you are back' },
  },
])('a step $does [PN-04]', ({ step, doing }) => {
  expect(stepDoing(step)).toMatchObject(doing);
});

test('a part of a mix is not offered for saving', () => {
  expect(stepDoing(aStep({ is_target: false }))).toMatchObject({ action: { isPart: true } });
});

test('a mix shows all that it is made of, down to what is held', () => {
  const storm = aStep({
    step: 4,
    item: aCard('Storm', 3),
    way: aWay({ kind: 'mix' }),
    parts: [aPart('Thunder Sheet', { held: call, is_spare: true }), aPart('Rope', { from_step: 3 })],
  });
  const rope = aStep({ step: 3, item: aCard('Rope', 4) });
  const house = aStep({
    step: 5,
    parts: [aPart('King', { held: line }), aPart('Storm', { from_step: 4 })],
  });

  expect(partsOfMix(house, [rope, storm, house])).toMatchObject([
    { item: { name: 'King' }, held: 1_903, step: null, parts: [] },
    {
      item: { name: 'Storm' },
      held: null,
      step: 4,
      parts: [
        { item: { name: 'Thunder Sheet' }, held: 418, isSpare: true },
        { item: { name: 'Rope' }, step: 3, parts: [] },
      ],
    },
  ]);
});
