import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

const ANSWER = {
  counts: { places: 14, market: 1, friends: 9 },
  friends: 67,
  places: [{ finds: 13 }, { finds: 1 }, { finds: 0 }],
};

test.each([
  ['places', '14 finds at 2 places'],
  ['market', '1 find'],
  ['friends', '9 finds with 67 friends'],
] as const)('[PN-05] finds are counted: %s', (where, words) => {
  expect(countWords(ANSWER, { where, who: '' })).toBe(words);
});

test('nothing is counted without a point', () => {
  expect(
    countWords({ ...ANSWER, counts: { ...ANSWER.counts, places: null } }, { where: 'places', who: '' }),
  ).toBe('0 finds');
});

test('the finds of one friend are not counted with all friends', () => {
  expect(countWords(ANSWER, { where: 'friends', who: 'Nia' })).toBe('9 finds');
});
