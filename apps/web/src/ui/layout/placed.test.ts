import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placed } from './placed.ts';

test.each([
  [0, '000.0'],
  [7.25, '007.3'],
  [53.2, '053.2'],
  [100, '100.0'],
  [140, '100.0'],
  [-3, '000.0'],
])('%d per cent is written as %s', (x, digits) => {
  expect(placed({ x })['data-x']).toBe(digits);
});

test('the stylesheet adds every tenth of a per cent up to its value', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'placed.module.css'), 'utf8');
  const rules = [...sheet.matchAll(/\[data-x(.)="(.+?)"\] \{\s+--x-(\w+): ([\d.]+)%/g)];
  for (let tenth = 0; tenth <= 1_000; tenth++) {
    const digits = placed({ x: tenth / 10 })['data-x'] ?? '';
    const matching = rules.filter(([, how, part = '']) => matches(digits, how, part));
    expect(new Set(matching.map(([, , , unit]) => unit)).size).toBe(matching.length);
    expect(matching.reduce((sum, [, , , , value]) => sum + Number(value), 0)).toBeCloseTo(tenth / 10);
  }
});

function matches(digits: string, how: string | undefined, part: string): boolean {
  if (how === '^') return digits.startsWith(part);
  return how === '$' ? digits.endsWith(part) : digits.includes(part);
}
