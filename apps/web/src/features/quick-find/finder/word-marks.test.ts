import { expect, test } from 'vitest';
import { markedParts, wordMarks } from './word-marks.ts';

const shown = (text: string, marks: { from: number; to: number }[]) =>
  markedParts(text, marks)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test.each([
  { text: 'mixed with a Yeti', query: 'yeti 42', is: 'mixed with a [Yeti]' },
  { text: 'Has 3 Yetis', query: 'yeti', is: 'Has 3 [Yeti]s' },
  { text: 'Set 42, 18 items', query: 'yeti 42', is: 'Set [42], 18 items' },
  { text: 'Owned by a person', query: 'a lamp', is: 'Owned by a person' },
  { text: 'Café Zoë', query: 'ZOË', is: 'Café [Zoë]' },
])('$query marks $is', ({ text, query, is }) => {
  expect(shown(text, wordMarks(text, query))).toBe(is);
});

test('overlapping and outlying marks are cut', () => {
  const marks = [
    { from: 2, to: 90 },
    { from: 0, to: 3 },
  ];

  expect(shown('Yeti', marks)).toBe('[Yet][i]');
});
