import { ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoundQuery, BoundTree } from '../query/bound-query.ts';
import { matches } from '../query/matches.ts';
import { NUMBERS } from '../query/small-world.fixture.ts';
import { MOST_KEYS } from './index-keys.ts';
import { createLimitTable } from './limit-table.ts';
import { packTypes } from './packed-types.ts';
import { createQueryStore } from './query-store.ts';

const type = (id: number) => ItemTypeId.parse(id);
const types = fc.uniqueArray(fc.oneof(fc.nat(300), fc.nat(2_147_483_647)).map(type), { maxLength: 200 });
const query = (tree: BoundTree): BoundQuery => ({ tree, excludesHidden: false, point: null });

test('packed types have the same ids, and an equal text where they are equal [AL-02]', () => {
  fc.assert(
    fc.property(types, types, (ids, others) => {
      const packed = packTypes(new Set(ids));
      expect(packed.size).toBe(ids.length);
      expect([...packed]).toEqual([...ids].sort((one, other) => one - other));
      for (const id of [...ids, ...others]) expect(packed.has(id)).toBe(ids.includes(id));
      expect(packTypes(new Set(ids.toReversed())).toText()).toBe(packed.toText());
      if (!others.every((id) => ids.includes(id)))
        expect(packTypes(new Set(others)).toText()).not.toBe(packed.toText());
    }),
  );
});

test('a table of limits answers as the maps do that were added, whatever was removed before [AL-02]', () => {
  const limits = fc.uniqueArray(fc.tuple(fc.nat(8).map(type), fc.nat(3)), {
    selector: ([id]) => id,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      fc.array(fc.record({ limits, removes: fc.option(fc.nat(30)) }), { maxLength: 60 }),
      (steps) => {
        const table = createLimitTable();
        const rows = steps.map((step) => ({ taken: table.take(new Map(step.limits)), ...step }));
        const removed = new Set(rows.flatMap(({ removes }) => rows[removes ?? -1] ?? []));
        for (const { taken } of removed) table.release(taken);
        const again = rows.map((row) =>
          removed.has(row) ? { ...row, taken: table.take(new Map(row.limits)) } : row,
        );
        for (const { taken, limits: map } of again)
          for (let id = 0; id <= 8; id += 1)
            expect(taken.get(type(id))).toBe(new Map(map).get(type(id)) ?? 0);
      },
    ),
  );
});

describe('equal parts of queries are stored once [AL-02]', () => {
  test.each<{ what: string; tree: () => BoundTree }>([
    { what: 'types', tree: () => ({ is: 'types', ids: new Set([type(3), type(4)]) }) },
    { what: 'limits', tree: () => ({ is: 'below', limits: new Map([[type(3), 40]]) }) },
    { what: 'places', tree: () => ({ is: 'place', ids: [PlaceId.parse(1), PlaceId.parse(2)] }) },
  ])('$what', ({ tree }) => {
    const store = createQueryStore();
    const [one, other] = [store.add(query(tree())), store.add(query(tree()))];
    expect(partOf(other)).toBe(partOf(one));
    store.remove(other);
    expect(partOf(store.add(query(tree())))).toBe(partOf(one));
  });
});

function partOf({ tree }: BoundQuery) {
  if ('ids' in tree) return tree.ids;
  return 'limits' in tree ? tree.limits : undefined;
}

test('many types with limits become limits of these types, and match the same [AL-02]', () => {
  const many = new Set(Array.from({ length: MOST_KEYS + 1 }, (_, index) => type(index + 2)));
  const limits = new Map(Array.from(NUMBERS, ({ item_type_id }) => [item_type_id, 500] as const));
  const tree: BoundTree = {
    is: 'all',
    of: [
      { is: 'types', ids: many },
      { is: 'below', limits },
      { is: 'not', of: { is: 'locked' } },
    ],
  };
  const stored = createQueryStore().add(query(tree));

  expect(stored.tree.is === 'all' && stored.tree.of.map(({ is }) => is)).toEqual(['below', 'not']);
  const found = NUMBERS.filter((facts) => matches(query(tree), facts));
  expect(found.length).toBeGreaterThan(0);
  expect(NUMBERS.filter((facts) => matches(stored, facts))).toEqual(found);
});
