import { expect, test } from 'vitest';
import { characterOf, PLAYER_KINDS } from './character.ts';

test('is the same for the same username, whatever its capitals [WD-02]', () => {
  expect(characterOf({ username: 'MossyKettle', birthday: null })).toEqual(
    characterOf({ username: 'mossykettle', birthday: null }),
  );
});

test('of two thousand players every kind has its share, and no two of ten are alike', () => {
  const kinds = Array.from({ length: 2_000 }, (_, index) =>
    characterOf({ username: `p${index}`, birthday: null }),
  );

  for (const kind of PLAYER_KINDS) {
    const share = kinds.filter((character) => character.kind === kind).length / kinds.length;
    expect(share, kind).toBeGreaterThan(0.03);
    expect(share, kind).toBeLessThan(0.35);
  }
  expect(new Set(kinds.slice(0, 10).map((character) => JSON.stringify(character))).size).toBe(10);
});

test('a number hunter collects several patterns', () => {
  const hunters = Array.from({ length: 200 }, (_, index) =>
    characterOf({ username: `h${index}`, birthday: null }),
  ).filter(({ kind }) => kind === 'number_hunter');

  expect(hunters.length).toBeGreaterThan(5);
  expect(hunters.every(({ patterns }) => new Set(patterns).size === 4)).toBe(true);
});
