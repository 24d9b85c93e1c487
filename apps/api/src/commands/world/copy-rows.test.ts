import { expect, test } from 'vitest';
import { toCopyText } from './copy-rows.queries.ts';

test.each([
  { what: 'text', value: 'plain words', written: 'plain words' },
  { what: 'what the format itself uses', value: 'a\tb\nc\rd\\e', written: 'a\\tb\\nc\\rd\\\\e' },
  { what: 'text that looks like nothing', value: '\\N', written: '\\\\N' },
  { what: 'letters beyond ASCII', value: 'Zoë 🐝', written: 'Zoë 🐝' },
  { what: 'a number', value: -1.5, written: '-1.5' },
  { what: 'true', value: true, written: 't' },
  { what: 'false', value: false, written: 'f' },
  { what: 'nothing', value: null, written: '\\N' },
])('$what is written so that PostgreSQL reads it back', ({ value, written }) => {
  expect(toCopyText([{ value }], ['value'])).toBe(`${written}\n`);
});

test('values are in the order of the columns, one line per row', () => {
  const rows = [
    { name: 'Wren', id: 1 },
    { id: 2, name: 'Lark' },
  ];

  expect(toCopyText(rows, ['id', 'name'])).toBe('1\tWren\n2\tLark\n');
});
