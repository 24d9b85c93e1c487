import type { ActionAnswer } from '@wallabee/contract/actions/action';
import { expect, test } from 'vitest';
import { actionLabel } from '../../game-ui/actions/action-words.ts';
import { actionKey, type GameAction, type PlainAction } from '../../game-ui/actions/game-action.ts';
import { bodiesOf, nextOf, undoOf } from './action-bodies.ts';
import { aChangedItem, anAnswer } from './actions.fixture.ts';
import { doneWords } from './done-words.ts';
import { priceFrom } from './price.ts';

const item = aChangedItem();
const other = aChangedItem({ item_id: 34 as never, number: 77 });
const type = { item_type_id: item.item_type_id, name: item.name, hue: item.hue, image_key: item.image_key };
const buyTwo: GameAction = { action: 'buy', item: type, cost: 35, count: 2 };
const mix: GameAction = { action: 'mix', item: type, parts: [item, other] };
const plain = (action: PlainAction): GameAction => ({ action, item });

test('several items are bought by as many calls [PN-04]', () => {
  const body = { action: 'buy', item_type_id: 109, cost: 35 };

  expect(bodiesOf(buyTwo)).toEqual([body, body]);
  expect(actionLabel(buyTwo)).toBe('Buy two');
});

test.each<{ action: GameAction; body: unknown }>([
  { action: mix, body: { action: 'mix', first_id: 12, second_id: 34, result_type_id: 109 } },
  {
    action: { action: 'buy_on_market', item, cost: 85 },
    body: { action: 'buy_on_market', item_id: 12, cost: 85 },
  },
  {
    action: { action: 'list_on_market', item, cost: 9 },
    body: { action: 'list_on_market', item_id: 12, cost: 9 },
  },
  { action: plain('lock'), body: { action: 'lock', item_id: 12 } },
])('$action.action sends the fields that it needs [PN-04]', ({ action, body }) => {
  expect(bodiesOf(action)).toEqual([body]);
});

const swapped = anAnswer({ items: [aChangedItem({ status: 'saved' }), other] });
const finished = anAnswer({ completed: { set_id: 40 as never, name: 'Prompt Side', number: 41 } });

test.each<{ did: GameAction; answer?: ActionAnswer; undo: unknown }>([
  { did: plain('lock'), undo: { action: 'unlock', item } },
  { did: plain('unlock'), undo: { action: 'lock', item } },
  { did: plain('stash'), undo: { action: 'unstash', item } },
  { did: plain('unsave'), undo: { action: 'save', item } },
  { did: plain('save'), undo: { action: 'unsave', item } },
  { did: plain('save'), answer: swapped, undo: { action: 'save', item: other } },
  { did: plain('save'), answer: finished, undo: null },
  {
    did: { action: 'withdraw_from_market', item, cost: 9 },
    undo: { action: 'list_on_market', item, cost: 9 },
  },
  { did: buyTwo, undo: null },
  { did: mix, undo: null },
])('$did.action is taken back by its opposite, where there is one', ({ did, answer, undo }) => {
  expect(undoOf(did, answer ?? anAnswer())).toEqual(undo);
});

test.each<{ did: GameAction; answers: ActionAnswer[]; words: string }>([
  {
    did: buyTwo,
    answers: [anAnswer({ items: [item] }), anAnswer({ items: [{ ...other, number: 1905 }] })],
    words: 'Bought Fog Bell #1,904 and Fog Bell #1,905.',
  },
  { did: mix, answers: [anAnswer({ items: [{ ...item, is_new: true }] })], words: 'Mixed Fog Bell #1,904.' },
  { did: plain('save'), answers: [finished], words: 'You finished Prompt Side as number 41!' },
  { did: plain('save'), answers: [swapped], words: 'Fog Bell #1,904 is saved instead of #77.' },
  { did: plain('lock'), answers: [anAnswer()], words: 'Fog Bell #1,904 is locked.' },
])('the toast says what happened: $words', ({ did, answers, words }) => {
  expect(doneWords(did, answers)).toBe(words);
});

test('saving is offered for what was got, but not for a part of a mix', () => {
  const answer = anAnswer({ items: [item] });

  expect(nextOf({ ...buyTwo, count: 1 }, answer)).toEqual({ action: 'save', item });
  expect(nextOf({ ...buyTwo, isPart: true }, answer)).toBeNull();
  expect(nextOf(plain('lock'), answer)).toBeNull();
});

test('the same action on another item is another one', () => {
  expect(actionKey(plain('lock'))).not.toBe(actionKey({ action: 'lock', item: other }));
  expect(actionKey(plain('lock'))).toBe(actionKey({ action: 'lock', item: aChangedItem({ number: 2 }) }));
});

test.each([
  ['1', 1],
  ['1,000,000', 1_000_000],
  [' 35 ', 35],
  ['0', null],
  ['1000001', null],
  ['1.5', null],
  ['-3', null],
  ['ten', null],
  ['', null],
])('the typed price %j is read as %j', (text, price) => {
  expect(priceFrom(text)).toBe(price);
});
