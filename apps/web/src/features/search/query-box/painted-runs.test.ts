import { expect, test } from 'vitest';
import { headOf, paintedRuns } from './painted-runs.ts';

const TEXT = 'set:attic is:palindrone lamp';
const TERMS = [
  { from: 0, to: 9, kind: 'where' },
  { from: 10, to: 23, kind: 'pattern' },
  { from: 24, to: 28, kind: 'word' },
] as const;

test('[QL-07] each term has its colour, and nothing of the text is lost', () => {
  const runs = paintedRuns(TEXT, TERMS);

  expect(runs.map(({ text, kind }) => [text, kind])).toEqual([
    ['set:attic', 'where'],
    [' ', null],
    ['is:palindrone', 'pattern'],
    [' ', null],
    ['lamp', 'word'],
  ]);
});

test('[QL-07] a mistake covers the terms that it touches', () => {
  const runs = paintedRuns(TEXT, TERMS, [{ from: 13, to: 23 }]);

  expect(runs.filter(({ isWrong }) => isWrong)).toEqual([
    { from: 13, text: 'palindrone', kind: null, isWrong: true },
  ]);
  expect(runs.map(({ text }) => text).join('')).toBe(TEXT);
});

test.each([
  {
    why: 'overlapping',
    terms: [
      { from: 0, to: 9 },
      { from: 5, to: 12 },
    ],
  },
  { why: 'beyond the end', terms: [{ from: 24, to: 99 }] },
  { why: 'empty', terms: [{ from: 3, to: 3 }] },
])('[QL-07] terms that are $why leave the text whole', ({ terms }) => {
  const runs = paintedRuns(
    TEXT,
    terms.map((span) => ({ ...span, kind: 'word' as const })),
  );

  expect(runs.map(({ text }) => text).join('')).toBe(TEXT);
});

test.each([
  ['set:attic', 'set:'],
  ['-status:recycled', '-status:'],
  ['number<=1000', 'number<='],
  ['#42', '#'],
  ['-lamp', '-'],
  ['lamp', ''],
  ['“long cord”', ''],
])('[QL-07] %s begins with %j', (term, head) => {
  expect(headOf(term)).toBe(head);
});
