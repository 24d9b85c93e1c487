import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareClasses } from '../value/number-worth.ts';
import { isFairTrade } from './trading.ts';
import { anItem, aView, OTHER, TYPES } from './view.fixture.ts';

const theirs = (type: number, number: number) => ({
  item: anItem(type, number, { user_id: OTHER }),
  holder: OTHER,
  cost: null,
});

describe('a trade is fair [WD-02]', () => {
  test.each([
    {
      what: 'a missing type for a missing type',
      given: 500,
      received: 600,
      mine: null,
      other: null,
      is: true,
    },
    {
      what: 'a better class for a missing type',
      given: 50,
      received: 600,
      mine: null,
      other: null,
      is: true,
    },
    {
      what: 'a better class for one already saved',
      given: 50,
      received: 600,
      mine: 700,
      other: null,
      is: false,
    },
    {
      what: 'a worse class for their missing type',
      given: 600,
      received: 50,
      mine: null,
      other: null,
      is: true,
    },
    { what: 'a worse class for what they have', given: 600, received: 50, mine: null, other: 700, is: false },
    { what: 'any number for their #2', given: 50, received: 2, mine: null, other: null, is: false },
  ])('$what: $is', ({ given, received, mine, other, is }) => {
    const view = aView({
      saved: mine === null ? [] : [anItem(TYPES.saucer, mine)],
      savedByOther: other === null ? [] : [anItem(TYPES.cup, other), anItem(TYPES.saucer, 1)],
    });

    expect(isFairTrade(view, anItem(TYPES.cup, given), theirs(TYPES.saucer, received))).toBe(is);
  });

  test('and never costs anybody a better class for a worse, not missing, item', () => {
    const number = fc.integer({ min: 1, max: 12_000 });
    const maybe = fc.option(number);
    fc.assert(
      fc.property(number, number, maybe, maybe, maybe, (given, received, mine, other, otherSaved) => {
        const view = aView({
          saved: someItem(TYPES.saucer, mine),
          savedByOther: [...someItem(TYPES.cup, other), ...someItem(TYPES.saucer, otherSaved)],
        });
        const isFair = isFairTrade(view, anItem(TYPES.cup, given), theirs(TYPES.saucer, received));
        const order = compareClasses(given, received);
        const isLoss = order < 0 ? mine !== null : order > 0 && other !== null;
        expect(isFair && isLoss).toBe(false);
      }),
    );
  });
});

function someItem(type: number, number: number | null) {
  return number === null ? [] : [anItem(type, number)];
}
