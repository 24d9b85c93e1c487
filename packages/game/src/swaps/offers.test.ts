import { expect, test } from 'vitest';
import { isOffered } from './offers.ts';

test.each([
  { why: 'a spare', number: 845, saved: 96, spares: true, byHand: null, offered: true },
  {
    why: 'a better number than the saved one',
    number: 12,
    saved: 96,
    spares: true,
    byHand: null,
    offered: false,
  },
  {
    why: 'a type that is not saved',
    number: 845,
    saved: undefined,
    spares: true,
    byHand: null,
    offered: false,
  },
  { why: 'a spare that is withheld', number: 845, saved: 96, spares: true, byHand: false, offered: false },
  {
    why: 'a type that is not saved, by hand',
    number: 845,
    saved: undefined,
    spares: true,
    byHand: true,
    offered: true,
  },
  { why: 'a better number, by hand', number: 12, saved: 96, spares: false, byHand: true, offered: true },
  {
    why: 'a spare of a player who offers none',
    number: 845,
    saved: 96,
    spares: false,
    byHand: null,
    offered: false,
  },
])('$why is offered: $offered [SW-01]', ({ number, saved, spares, byHand, offered }) => {
  const rule = { savedNumber: saved, offersSpares: spares };

  expect(isOffered({ number, is_offered_by_hand: byHand }, rule)).toBe(offered);
});
