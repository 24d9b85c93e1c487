import { expect, test } from 'vitest';
import { characterOf, type Pattern } from '../character/character.ts';
import { fondnessOf } from './fondness.ts';

const NO_TASTE = { patterns: [], birthday: null };

test.each<{ why: string; number: number; issued: number; patterns: Pattern[]; fondness: unknown }>([
  { why: 'a single digit', number: 9, issued: 500, patterns: [], fondness: { why: 'treasure' } },
  {
    why: 'a favourite pattern',
    number: 4_554,
    issued: 9_000,
    patterns: ['palindrome'],
    fondness: { why: 'pattern', pattern: 'palindrome' },
  },
  {
    why: 'a low number with a favourite pattern',
    number: 33,
    issued: 500,
    patterns: ['repdigit'],
    fondness: { why: 'treasure' },
  },
])('$why is not given', ({ number, issued, patterns, fondness }) => {
  const held = {
    character: { ...NO_TASTE, patterns },
    username: 'ada',
    item: { item_id: 5, number, issued },
  };

  expect(fondnessOf(held)).toEqual(fondness);
});

test('of a scarce type every number is low, so a low one is given', () => {
  const item = (item_id: number) => ({ item_id, number: 9, issued: 12 });
  const given = Array.from({ length: 200 }, (_, id) =>
    fondnessOf({ character: NO_TASTE, username: 'ada', item: item(id) }),
  ).filter((fondness) => fondness === undefined);

  expect(given.length).toBeGreaterThan(160);
});

test('about one item in eight is not given, always the same ones', () => {
  const held = Array.from({ length: 8_000 }, (_, nth) => {
    const username = `player${nth % 80}`;
    const item = { item_id: nth, number: 20 + ((nth * 37) % 4_000), issued: 4_100 };
    return { character: characterOf({ username, birthday: null }), username, item };
  });

  const fond = held.filter((one) => fondnessOf(one) !== undefined);

  expect(fond.length / held.length).toBeGreaterThan(0.07);
  expect(fond.length / held.length).toBeLessThan(0.14);
  expect(held.filter((one) => fondnessOf(one) !== undefined)).toEqual(fond);
});
