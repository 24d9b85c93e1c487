import { expect, test } from 'vitest';
import { capital, numberWord, shareWords } from './number-words.ts';

test.each([
  [0, 'no'],
  [1, 'one'],
  [10, 'ten'],
  [11, '11'],
  [1204, '1,204'],
])('%d is %s in a sentence', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

test.each([
  [0.99, 'nearly all'],
  [0.34, 'a third'],
  [0.49, 'half'],
  [0.42, '42 %'],
  [0.11, '11 %'],
])('a share of %d is %s', (share, words) => {
  expect(shareWords(share)).toBe(words);
});

test('a sentence starts with a capital', () => {
  expect(capital('a third')).toBe('A third');
});
