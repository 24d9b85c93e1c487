import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';

const FIND = {
  beats: 1_204,
  gain: 'lower',
  number: 31,
  is_new: false,
  set_gaps: 9,
  set_name: 'Prompt Side',
} as const;

test.each([
  { find: {}, words: '1,173 lower than your #1,204' },
  { find: { gain: 'class', beats: 3_110 }, words: 'class improves; yours is #3,110' },
  { find: { gain: 'single_digit', beats: 88 }, words: 'a single digit; yours is #88' },
  { find: { gain: 'single_digit', beats: 'missing' }, words: 'a single digit, and you lack it' },
  { find: { gain: 'finishes_set', beats: 'missing' }, words: 'finishes the set, for Prompt Side' },
  { find: { gain: 'missing', beats: 'missing', is_new: true }, words: 'new, and you lack it' },
  { find: { gain: 'missing', beats: 'missing', set_gaps: 2 }, words: 'you lack it, for Prompt Side' },
  { find: { gain: 'missing', beats: 'missing' }, words: 'you lack it' },
] as const)('[PN-05] a find says: $words', ({ find, words }) => {
  const { strong, rest } = findWords({ ...FIND, ...find });

  expect(strong + rest).toBe(words);
});
