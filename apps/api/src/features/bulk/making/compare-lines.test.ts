import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

async function* inBatches(lines: readonly string[], size: number) {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size);
}

async function changesOf(former: readonly string[], now: readonly string[], size = 2): Promise<string[]> {
  const comparison = compareLines('formulas', inBatches(former, size));
  const changes: string[] = [];
  for await (const lines of inBatches(now, size + 1)) changes.push(...(await comparison.changes(lines)));
  for await (const lines of comparison.rest()) changes.push(...lines);
  return changes;
}

const line = (type: number, position: number, component = 1) =>
  JSON.stringify({ item_type_id: type, position, first_component_id: component, second_component_id: 2 });

test('reports new, changed and deleted lines by their whole key [DV-04]', async () => {
  const former = [line(1, 0), line(1, 1), line(2, 0), line(10, 0)];
  const now = [line(1, 0), line(2, 0, 7), line(9, 0), line(10, 0), line(11, 0)];

  expect(await changesOf(former, now)).toEqual([
    '{"kind":"formulas","change":"delete","key":{"item_type_id":1,"position":1}}',
    `{"kind":"formulas","change":"put","row":${line(2, 0, 7)}}`,
    `{"kind":"formulas","change":"put","row":${line(9, 0)}}`,
    `{"kind":"formulas","change":"put","row":${line(11, 0)}}`,
  ]);
});

test('equal files have no changes, and without a previous file every line is new', async () => {
  const lines = [line(1, 0), line(2, 0), line(3, 0)];

  expect(await changesOf(lines, lines)).toEqual([]);
  expect(await changesOf([], lines)).toHaveLength(3);
  expect(await changesOf(lines, [])).toHaveLength(3);
  expect(await changesOf([], [])).toEqual([]);
});

test('the changes applied to the previous file give the new one [DV-04]', async () => {
  const rows = fc.dictionary(
    fc.tuple(fc.nat(6), fc.nat(3)).map(([type, position]) => `${type}+${position}`),
    fc.nat(2),
  );
  const toLines = (file: Record<string, number>) =>
    Object.entries(file)
      .map(([key, component]) => [...key.split('+').map(Number), component] as [number, number, number])
      .sort((one, other) => one[0] - other[0] || one[1] - other[1])
      .map((fields) => line(...fields));

  await fc.assert(
    fc.asyncProperty(rows, rows, fc.integer({ min: 1, max: 5 }), async (before, after, size) => {
      const copy = new Map(toLines(before).map((text) => [keyOf(JSON.parse(text)), text]));
      for (const text of await changesOf(toLines(before), toLines(after), size)) {
        const { change, row, key } = JSON.parse(text);
        if (change === 'put') copy.set(keyOf(row), JSON.stringify(row));
        else expect(copy.delete(keyOf(key))).toBe(true);
      }
      expect([...copy.values()].sort()).toEqual(toLines(after).sort());
    }),
  );
});

const keyOf = ({ item_type_id, position }: { item_type_id: number; position: number }) =>
  `${item_type_id}+${position}`;
