import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

const wall = { left: 40, top: 100, width: 1_200 };
const cell = { width: 22, y: 513 };

test('the card is beside its cell [QL-09]', () => {
  expect(cardPlace({ ...cell, x: 311 }, wall)).toEqual({ side: 'right', left: 302, top: 366 });
});

test('near the edge the card is on the other side [QL-09]', () => {
  expect(cardPlace({ ...cell, x: 1_011 }, wall)).toEqual({ side: 'left', left: 604, top: 366 });
});

test('the card does not leave a narrow wall', () => {
  expect(cardPlace({ ...cell, x: 211 }, { ...wall, width: 400 })).toMatchObject({ side: 'left', left: 0 });
});
