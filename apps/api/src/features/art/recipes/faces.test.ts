import { describe, expect, test } from 'vitest';
import { loadIconSet } from '../draw/icon-set.ts';
import { faceOf, type PlayerInArt, playerHue, playerImageKey } from './faces.ts';
import { iconsOf } from './recipe.ts';

const findIcon = loadIconSet();

test('thirty thousand players all look different', () => {
  const looks = Array.from({ length: 30_000 }, (_, id) => JSON.stringify(faceOf(aPlayer({ id }))));

  expect(new Set(looks).size).toBe(looks.length);
});

test('every face and every token is in the icon set', () => {
  const icons = new Set(Array.from({ length: 40_000 }, (_, id) => iconsOf(faceOf(aPlayer({ id })))).flat());

  expect([...icons].filter((icon) => findIcon(icon) === undefined)).toEqual([]);
});

describe('the rank shows in the badge', () => {
  test.each([
    { why: 'staff', player: { account_type: 'staff' }, rank: 'staff' },
    { why: 'a BeeKeeper', player: { account_type: 'beekeeper' }, rank: 'beekeeper' },
    { why: 'a player', player: {}, rank: 'player' },
    {
      why: 'a memorial, even of staff',
      player: { account_type: 'staff', is_memorial: true },
      rank: 'memorial',
    },
    { why: 'a banned account', player: { is_enabled: false }, rank: 'departed' },
    { why: 'a deleted account', player: { deletion_date: new Date(0) }, rank: 'departed' },
  ])('$why', ({ player, rank }) => {
    expect(faceOf(aPlayer(player)).rank).toBe(rank);
  });
});

test('the key changes with the rank, but not the hue', () => {
  const before = aPlayer({ id: 12 });
  const after = aPlayer({ id: 12, account_type: 'beekeeper' });

  expect(playerImageKey(after)).not.toBe(playerImageKey(before));
  expect(faceOf(after).hue).toBe(playerHue(12));
});

function aPlayer(fields: Partial<PlayerInArt>): PlayerInArt {
  return {
    id: 7,
    account_type: 'player',
    is_memorial: false,
    is_enabled: true,
    deletion_date: null,
    picture_key: null,
    ...fields,
  };
}
