import { expect, test } from 'vitest';
import { inWords } from './cabinet.strings.ts';
import { doneWords, growthSentence, markWords } from './cabinet-rest.strings.ts';

test.each([
  { finds: 37, trades: 0, mixes: 0, words: '37 finds' },
  { finds: 1, trades: 1, mixes: 1, words: '1 find, 1 trade and 1 mix' },
  { finds: 0, trades: 1_200, mixes: 2, words: '1,200 trades and 2 mixes' },
])('a day reads "$words" [TM-07]', ({ words, ...counts }) => {
  expect(doneWords({ day: '2026-05-08', ...counts })).toBe(words);
});

test('the growth is said in sentences [TM-07]', () => {
  const points = [
    { month: '2019-06', saved: 3 },
    { month: '2019-07', saved: 2_318 },
  ];

  expect(growthSentence([], [])).toBe('Nothing saved yet.');
  expect(growthSentence([{ month: '2019-06', saved: 0 }], [])).toBe(
    'Begun in June 2019; nothing is saved now.',
  );
  expect(growthSentence(points, [])).toBe('2,318 items saved since June 2019.');
  expect(
    growthSentence(points, [
      { kind: 'first_set', day: '2020-01-04', name: 'Attic', count: null },
      { kind: 'milestone', day: '2022-07-14', name: 'Whelk', count: 1_000 },
      { kind: 'loss', day: '2024-07-01', name: null, count: 114 },
    ]),
  ).toBe(
    '2,318 items saved since June 2019. The first set, Attic, was finished in January 2020. Whelk was the thousandth, in July 2022. In July 2024 the collection lost 114.',
  );
});

test.each([
  { kind: 'first_set' as const, name: 'Attic', count: null, label: 'First set finished', detail: 'Attic' },
  { kind: 'milestone' as const, name: 'Whelk', count: 1_000, label: 'The thousandth', detail: 'Whelk' },
  { kind: 'milestone' as const, name: 'Lamp', count: 100, label: 'The hundredth', detail: 'Lamp' },
  { kind: 'loss' as const, name: null, count: 114, label: '114 fewer', detail: 'in July 2024' },
])('a mark reads $label, $detail [TM-07]', ({ label, detail, ...mark }) => {
  expect(markWords({ day: '2024-07-01', ...mark })).toEqual({ label, detail });
});

test('months and instants are named in UTC [TM-07]', () => {
  expect(inWords('2019-06')).toBe('June 2019');
  expect(inWords('2019-06-30T23:59:59.000Z')).toBe('June 2019');
});
