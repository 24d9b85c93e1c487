import { expect, test } from 'vitest';
import { describeEdit } from './edit-summary.ts';

const LONG = 'one two three four five';

test.each([
  { before: 'At the bench today', after: 'At the bridge today', says: '“bench” to “bridge”' },
  { before: 'At the bench', after: 'At the bench', says: 'only spacing' },
  { before: 'At the\nbench', after: 'At the bench', says: 'only spacing' },
  { before: 'Sold', after: 'Sold to Pim Fen', says: 'added “to Pim Fen”' },
  { before: 'Sold', after: `Sold ${LONG}`, says: 'added 5 words' },
  { before: `${LONG} sold`, after: 'sold', says: 'removed 5 words' },
  { before: 'Not sold', after: 'sold', says: 'removed “Not”' },
  { before: 'the the', after: 'the', says: 'removed “the”' },
  { before: LONG, after: 'six seven eight nine', says: 'changed 5 words' },
  { before: 'x', after: 'y'.repeat(60), says: 'changed 1 word' },
  { before: '', after: 'Hello', says: 'added “Hello”' },
])('an edit is described as $says [FX-02]', ({ before, after, says }) => {
  expect(describeEdit(before, after)).toBe(says);
});
