import { expect, test } from 'vitest';
import { lockedItemsCsv, lockedItemsJson } from './export-rules.ts';
import { aLockedItem } from './locked-item.fixture.ts';

const bell = aLockedItem({ id: 12, number: 1_204, name: 'Fog Bell' });
const rest = '2016-03-01T10:00:00.000Z,12,7,40';

test('the CSV has a heading and a line for each item, in their order [LL-01]', () => {
  const green = { ...bell, variant_name: 'Green', place_name: 'Saltby Pier' };
  expect(lockedItemsCsv([bell, green])).toBe(
    [
      'number,name,variant_name,status,place_name,created_at,id,item_type_id,set_id',
      `1204,Fog Bell,,LOCKED,,${rest}`,
      `1204,Fog Bell,Green,LOCKED,Saltby Pier,${rest}`,
      '',
    ].join('\r\n'),
  );
});

test.each([
  { name: 'Salt, Pepper', cell: '"Salt, Pepper"' },
  { name: 'The "Big" One', cell: '"The ""Big"" One"' },
  { name: 'Two\nLines', cell: '"Two\nLines"' },
  { name: 'Zoë’s Lamp', cell: 'Zoë’s Lamp' },
  { name: '=HYPERLINK("http://evil")', cell: '"\'=HYPERLINK(""http://evil"")"' },
  { name: '+1', cell: "'+1" },
  { name: '-1+1|cmd', cell: "'-1+1|cmd" },
  { name: '@SUM(A1)', cell: "'@SUM(A1)" },
  { name: ' =1+1', cell: "' =1+1" },
  { name: '\t=1+1', cell: "'\t=1+1" },
  { name: '＝1+1', cell: "'＝1+1" },
  { name: 'Half-moon', cell: 'Half-moon' },
])('the name $name becomes the cell $cell, which no spreadsheet runs as a formula', ({ name, cell }) => {
  expect(lockedItemsCsv([{ ...bell, name }])).toContain(`\r\n1204,${cell},,LOCKED,`);
});

test('the JSON is the API response', () => {
  expect(JSON.parse(lockedItemsJson([bell]))).toEqual({ items: [bell] });
});
