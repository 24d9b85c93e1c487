import type { SwapGain } from '@wallabee/contract/swaps/ring';
import { describe, expect, test } from 'vitest';
import { aNumber, aRing, NO_GAIN, progress } from './ring.fixture.ts';
import {
  companyWords,
  gainOfOther,
  gainsOfOthers,
  getReason,
  giveReason,
  hubWords,
  ownGain,
  ringHeading,
} from './ring-words.ts';

const GLASS = aNumber('Storm Glass', 1_204);
const TUESDAY = aNumber('Wet Tuesday', 12_310);

const lower = { kind: 'lower', instead_of: 9_845 } as const;
const want = { kind: 'query', query: 'Palindromes' } as const;

describe('what each gain is called [SW-02]', () => {
  test.each<[Partial<SwapGain>, string, string, string]>([
    [
      lower,
      '8,641 lower| than your #9,845',
      'get #1,204 instead of your #9,845',
      'gets #1,204 instead of #9,845',
    ],
    [
      { kind: 'missing', set: progress(14, 15) },
      'you lack it|; 14 of 15 of Storms in Jars with it',
      'get a type you lack; 14 of 15 of Storms in Jars with it',
      'lacks Storm Glass; 14 of 15 of Storms in Jars with it',
    ],
    [
      { kind: 'missing', set: progress(15, 15) },
      'you lack it|, and it finishes Storms in Jars',
      'get a type you lack, and it finishes Storms in Jars',
      'finishes Storms in Jars',
    ],
    [{ kind: 'missing' }, 'you lack it|', 'get a type you lack', 'lacks Storm Glass'],
    [
      want,
      'you want it|, by “Palindromes”',
      'get Storm Glass #1,204, wanted by “Palindromes”',
      'gets #1,204, wanted by “Palindromes”',
    ],
    [
      { kind: 'missing', is_pulled: true },
      'a cracker|; you two pull it, and one of you gets a party hat',
      'pull Storm Glass #1,204; one of you two gets a party hat',
      'pulls Storm Glass #1,204; one of the two gets a party hat',
    ],
    [
      { kind: 'none' },
      '|not one of your wants any more',
      'get Storm Glass #1,204',
      'gets Storm Glass #1,204',
    ],
  ])('%j', (some, reason, own, other) => {
    const gain = { ...NO_GAIN, ...some };
    const { strong, rest } = getReason(gain, GLASS);

    expect(`${strong}|${rest}`).toBe(reason);
    expect(ownGain(gain, GLASS)).toBe(own);
    expect(gainOfOther(gain, GLASS)).toBe(other);
  });
});

test.each<[number, Partial<SwapGain>, string]>([
  [12, { kind: 'lower', instead_of: 1_845 }, '#12|instead of your |#1,845'],
  [9, { kind: 'missing', set: progress(3, 15) }, '#9|a single digit, and you lack it|'],
  [77, { kind: 'missing' }, '#77|a double digit, and you lack it|'],
  [640, { kind: 'missing' }, 'New|you lack it|'],
  [640, { kind: 'missing', set: progress(15, 15) }, 'New|the last one of Storms in Jars|'],
  [640, { kind: 'missing', set: progress(14, 15) }, 'New|the last but one of Storms in Jars|'],
  [640, { kind: 'missing', set: progress(3, 15) }, 'New|3 of 15 of its set with it|'],
  [1_221, want, '#1,221|“Palindromes”|'],
  [640, { kind: 'missing', is_pulled: true }, 'Pull it|a party hat for one of you two|'],
  [640, { kind: 'none' }, '#640|not one of your wants any more|'],
])('the middle of the ring says why #%i is good: %j', (number, some, expected) => {
  const { head, line, struck = '' } = hubWords({ ...NO_GAIN, ...some }, aNumber('Storm Glass', number));

  expect([head, line, struck].join('|')).toBe(expected);
});

test('what is given is a spare, or offered by hand', () => {
  expect(giveReason({ saved_number: 1_096 })).toBe('a spare; your saved one is #1,096');
  expect(giveReason({ saved_number: null })).toBe('you offer it, and have none saved');
});

const me = { name: 'Ada', gives: TUESDAY };
const callum = { name: 'Callum Das', gives: GLASS };
const aino = { name: 'Aino', gives: aNumber('Red Shoe', 504) };

test('a pair is named after the other player, a ring after what the player gets', () => {
  expect(ringHeading(aRing(me, callum))).toBe('A straight swap with Callum Das');
  expect(ringHeading(aRing(me, aino, callum))).toBe('A ring of three, for Storm Glass');
  expect(ringHeading(aRing(me, aino, aino, aino, callum))).toBe('A ring of five, for Storm Glass');
});

test.each([
  [[true], 'Two players, and a friend of yours'],
  [[false], 'Two players'],
  [[true, true], 'Both others are friends of yours'],
  [[true, true, true], 'All three others are friends of yours'],
  [[false, false], 'Two other players'],
  [[true, false, false, false], 'One friend, three strangers'],
  [[true, true, false], 'Two friends, one stranger'],
])('the others are friends: %j', (friends, words) => {
  const others = friends.map((isFriend) => ({ ...aino, isFriend }));

  expect(companyWords(aRing(me, ...others))).toBe(words);
});

test('each of the others gains by what the member before gives', () => {
  const ring = aRing(me, { ...aino, gain: { kind: 'missing' } }, { ...callum, gain: lower });

  expect(gainsOfOthers(ring).map(({ member, words }) => `${member.player.name} ${words}`)).toEqual([
    'Aino lacks Wet Tuesday',
    'Callum Das gets #504 instead of #9,845',
  ]);
});
