import { parseQuery } from '@wallabee/game/query/parse-query';
import { expect, test } from 'vitest';
import { mendedBy } from './mend-query.ts';
import { isUnsearched, rightTerms, writtenMistakes } from './written-mistakes.ts';

const Q = 'set:attic is:palindrone  -status:recycled';

function only(q: string) {
  const { mistakes, terms } = parseQuery(q);
  const [mistake] = mistakes;
  if (!mistake) throw new Error(`There is no mistake in ${q}.`);
  return { mistake, mistakes, terms };
}

test('[QL-07] the suggestion and each expected value mend the query', () => {
  const { mistake } = only(Q);

  expect(mendedBy(Q, mistake)).toBe('set:attic is:palindrome -status:recycled');
  expect(mendedBy(Q, mistake, 'prime')).toBe('set:attic is:prime -status:recycled');
});

test('[QL-07] what leaves a word out leaves no gap', () => {
  const q = 'lamp or';

  expect(mendedBy(q, only(q).mistake)).toBe('lamp');
});

test('[QL-07] what is too broad gets a term more, and is not painted as wrong', () => {
  const broad = {
    code: 'too_broad',
    from: 0,
    to: 8,
    message: 'Too broad.',
    expected: ['set:attic'],
  } as const;
  const mistake = { ...broad, expected: [...broad.expected] };

  expect(mendedBy('moves>=1', mistake, 'set:attic')).toBe('moves>=1 set:attic');
  expect(mendedBy('moves>=1', mistake, 'set:…')).toBe('moves>=1 set:');
  expect(writtenMistakes([mistake])).toEqual([]);
});

test('[QL-07] the terms without a mistake are counted', () => {
  const { terms, mistakes } = only(Q);

  expect(rightTerms(terms, mistakes)).toBe(2);
  expect(isUnsearched(terms, mistakes)).toBe(false);
  const wrong = only('is:palindrone');
  expect(isUnsearched(wrong.terms, wrong.mistakes)).toBe(true);
});
