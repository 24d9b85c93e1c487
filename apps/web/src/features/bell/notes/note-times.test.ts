import { expect, test } from 'vitest';
import { dayOf, monthOf, whenLapsing, whenNoted } from './note-times.ts';

const now = new Date(2026, 10, 16, 9, 30);
const at = (...[month, day, hour = 12, minute = 0, year = 2026]: number[]) =>
  new Date(year ?? 0, (month ?? 1) - 1, day, hour, minute).toISOString();

test.each([
  { instant: at(11, 16, 9, 30), words: 'just now' },
  { instant: at(11, 16, 9, 31), words: 'just now' },
  { instant: at(11, 16, 9, 28), words: '2 min' },
  { instant: at(11, 16, 8, 31), words: '59 min' },
  { instant: at(11, 16, 8, 30), words: 'today, 08:30' },
  { instant: at(11, 16, 0, 0), words: 'today, 00:00' },
  { instant: at(11, 15, 23, 59), words: 'yesterday' },
  { instant: at(11, 14), words: '14 Nov' },
  { instant: at(12, 31, 12, 0, 2025), words: '31 Dec 2025' },
])('a notification of then is of “$words” [AL-02]', ({ instant, words }) => {
  expect(whenNoted(instant, now)).toBe(words);
});

test.each([
  { instant: at(11, 16, 9, 29), words: 'lapsed' },
  { instant: at(11, 16, 18, 0), words: 'lapses today at 18:00' },
  { instant: at(11, 17), words: 'lapses tomorrow' },
  { instant: at(11, 18), words: 'lapses on Wednesday' },
  { instant: at(11, 22), words: 'lapses on Sunday' },
  { instant: at(11, 23), words: 'lapses on 23 Nov' },
])('an offer of then $words', ({ instant, words }) => {
  expect(whenLapsing(instant, now)).toBe(words);
});

test('an hour before midnight is “min” across the day', () => {
  expect(whenNoted(at(11, 15, 23, 50), new Date(2026, 10, 16, 0, 10))).toBe('20 min');
});

test('months and days have their names', () => {
  expect(monthOf(at(6, 2, 10, 0, 2019))).toBe('June 2019');
  expect(dayOf(at(11, 3), now)).toBe('3 Nov');
});
