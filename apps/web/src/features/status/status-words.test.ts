import type { StatusDay } from '@wallabee/contract/status/status';
import { expect, test } from 'vitest';
import { failedWords, historyWords, shareWords } from './status-words.ts';

const unrecorded: StatusDay = {
  day: '2026-06-01',
  state: 'unrecorded',
  recorded_minutes: 0,
  troubled_minutes: 0,
  availability: null,
};
const well: StatusDay = { ...unrecorded, state: 'well', recorded_minutes: 1_440, availability: 1 };
const troubled: StatusDay = { ...well, state: 'troubled', troubled_minutes: 7, availability: 1_433 / 1_440 };

test.each([
  { why: 'an empty history', days: [unrecorded], words: null },
  { why: 'one day', days: [unrecorded, well], words: '1 recorded day, none with trouble.' },
  { why: 'good days', days: [well, well], words: '2 recorded days, none with trouble.' },
  {
    why: 'a day with trouble',
    days: [unrecorded, { ...troubled, day: '2026-05-30' }, { ...troubled, day: '2026-05-31' }, well],
    words: '2 of 3 recorded days had trouble, last 31 May 2026: 99.5 % of its recorded minutes were well.',
  },
])('the sentence of $why', ({ days, words }) => {
  expect(historyWords(days)).toBe(words);
});

test.each([
  { share: null, words: '–' },
  { share: 1, words: '100.0 %' },
  { share: 0.99999, words: '99.9 %' },
  { share: 0, words: '0.0 %' },
])('$share of the minutes is $words', ({ share, words }) => {
  expect(shareWords(share)).toBe(words);
});

test.each([
  { share: null, words: 'None yet' },
  { share: 0, words: '0.00 %' },
  { share: 0.000001, words: '0.01 %' },
  { share: 0.05, words: '5.00 %' },
])('$share of the answers that failed is $words', ({ share, words }) => {
  expect(failedWords(share)).toBe(words);
});
