import { expect, test } from 'vitest';
import { lastUseWords, wordsOfUse } from './key-use-words.ts';

const none = { day: '2026-06-01', calls: 0, refused: 0 };

test.each([
  { why: 'no day', days: [], words: 'No calls in the last 30 days.' },
  { why: 'no calls', days: [none, none], words: 'No calls in the last 30 days.' },
  {
    why: 'a single call',
    days: [none, { ...none, day: '2026-06-02', calls: 1 }],
    words: '1 call in the last 30 days, most on 2 Jun 2026: 1. None was refused.',
  },
  {
    why: 'refusals',
    days: [
      { ...none, calls: 1_200, refused: 30 },
      { ...none, day: '2026-06-02', calls: 34 },
    ],
    words: '1,234 calls in the last 30 days, most on 1 Jun 2026: 1,200. 30 were refused.',
  },
  {
    why: 'one refusal',
    days: [{ ...none, calls: 2, refused: 1 }],
    words: '2 calls in the last 30 days, most on 1 Jun 2026: 2. 1 was refused.',
  },
])('the sentence of $why', ({ days, words }) => {
  expect(wordsOfUse(days)).toBe(words);
});

test.each([
  { why: 'was used', made: '2026-01-01', used: '2026-05-30', words: '30 May 2026' },
  { why: 'is new', made: '2026-06-01', used: null, words: 'Never' },
  { why: 'is as old as what is known of its use', made: '2026-05-03', used: null, words: 'Never' },
  { why: 'is older than that', made: '2026-05-02', used: null, words: 'Not lately' },
])('the last use of a key that $why is "$words"', ({ made, used, words }) => {
  const key = { created_at: `${made}T08:00:00.000Z`, last_used_on: used };

  expect(lastUseWords(key, new Date('2026-06-01T12:00:00Z'))).toBe(words);
});
