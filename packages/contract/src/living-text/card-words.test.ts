import { describe, expect, test } from 'vitest';
import { ITEM_LOCATIONS, type ItemLocation } from '../items/item-location.ts';
import { type CardPlace, cardState, typeWords, whereWords } from './card-words.ts';

const [ADA, BEN] = [3, 4];

describe('a card', () => {
  test.each([
    ['pouch', ADA, true, 'here'],
    ['saved', ADA, true, 'here'],
    ['dropped', ADA, true, 'here'],
    ['pouch', BEN, true, 'moved'],
    ['dropped', null, true, 'moved'],
    ['pouch', BEN, false, 'here'],
    ['dropped', null, false, 'here'],
    ['mixed', null, false, 'gone'],
    ['mixed', null, true, 'gone'],
    ['recycle_center', null, true, 'gone'],
    ['limbo', null, false, 'gone'],
  ] as const)('%s with %s, once the author’s: %s → %s [FX-03]', (location, holderId, wasOwn, state) => {
    expect(cardState({ location, holderId, wasOwn, authorId: ADA })).toBe(state);
  });
});

describe('where an item is', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const item: CardPlace = {
    location: 'pouch',
    isLocked: false,
    holder: 'Oona Marsh',
    place: null,
    price: null,
    became: null,
    since: new Date('2026-11-11T23:30:00Z'),
  };

  test.each([
    [{}, 'in the pouch of Oona Marsh'],
    [
      { location: 'saved', since: new Date('2020-11-03T00:10:00Z') },
      'with Oona Marsh, saved since 3 Nov 2020',
    ],
    [{ location: 'lockbox', isLocked: true }, 'locked by Oona Marsh'],
    [{ price: 1200 }, 'on the Market for 1,200, from Oona Marsh'],
    [{ location: 'dropped', holder: null, place: 'Tiergarten, Berlin' }, 'on the map at Tiergarten, Berlin'],
    [{ location: 'mixed', holder: null, became: 'Great Lens #88' }, 'mixed into Great Lens #88, 11 Nov'],
    [{ location: 'mixed', holder: null }, 'used up, 11 Nov'],
    [{ location: 'recycle_center', holder: null }, 'recycled, 11 Nov'],
    [{ location: 'mixing_pool', holder: null }, 'back in the Mixerpool, 11 Nov'],
  ] as [Partial<CardPlace>, string][])('%o: %s [FX-03]', (change, words) => {
    expect(whereWords({ ...item, ...change }, now)).toBe(words);
  });

  test.each(ITEM_LOCATIONS)('has words for %s without a name', (location: ItemLocation) => {
    expect(whereWords({ ...item, holder: null, location }, now)).toMatch(/, 11 Nov$/);
  });

  test.each([
    [0, null, 'none made yet'],
    [1066, null, '1,066 made so far'],
    [1066, 'Oona Marsh', 'with Oona Marsh'],
  ])('of %s made, with %s: %s', (issued, holder, words) => {
    expect(typeWords(issued, holder)).toBe(words);
  });
});
