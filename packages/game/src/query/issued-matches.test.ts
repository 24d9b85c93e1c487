import { type ItemTypeId, ItemTypeId as TypeId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoundQuery, BoundTree } from './bound-query.ts';
import { issuedMatches } from './issued-matches.ts';
import { hasShape } from './number-patterns.ts';

const ids = [3, 1, 2, 8].map((id) => TypeId.parse(id));
const [first, second, third] = ids as [ItemTypeId, ItemTypeId, ItemTypeId];
const FACTS = { undiscovered: [second], highestNumber: 130 };
const issued = new Map([
  [second, 25],
  [third, 12],
  [first, 130],
]);

const found = (tree: BoundTree, of: Partial<BoundQuery> = {}) =>
  issuedMatches({ tree, excludesHidden: false, point: null, ...of }, issued, FACTS);

test('counts and lists numbers by number, then by type', () => {
  const matches = found({ is: 'pattern', pattern: 'repdigit' });

  expect(matches?.total).toBe(13);
  expect(matches?.types).toEqual([1, 2, 3]);
  expect(matches?.page(0, 5).map((match) => [match.number, match.item_type_id])).toEqual([
    [11, 1],
    [11, 2],
    [11, 3],
    [22, 1],
    [22, 3],
  ]);
  expect(matches?.page(4, 2).map((match) => match.number)).toEqual([22, 33]);
  expect(matches?.page(13, 2)).toEqual([]);
});

test('hidden items are left out where the query says so [QL-04]', () => {
  expect(found({ is: 'everything' })?.total).toBe(167);
  expect(found({ is: 'everything' }, { excludesHidden: true })?.total).toBe(142);
});

test.each<BoundTree>([
  { is: 'locked' },
  { is: 'not', of: { is: 'listed' } },
  { is: 'all', of: [{ is: 'everything' }, { is: 'hands', within: [] }] },
])('a query that asks for more than types and numbers is not answered: %j', (tree) => {
  expect(found(tree)).toBeUndefined();
});

const end = fc.option(fc.integer({ min: -3, max: 140 }));
const intervals = fc.array(fc.record({ from: end, to: end }), { maxLength: 3 });
const terms: fc.Arbitrary<BoundTree> = fc.oneof(
  fc.constant<BoundTree>({ is: 'everything' }),
  fc.constant<BoundTree>({ is: 'nothing' }),
  fc.constant<BoundTree>({ is: 'hidden' }),
  fc.subarray(ids).map((list): BoundTree => ({ is: 'types', ids: new Set(list) })),
  intervals.map((within): BoundTree => ({ is: 'number', within })),
  fc.subarray(['sd', 'dd', 'td'] as const).map((classes): BoundTree => ({ is: 'class', classes })),
  fc.constantFrom('prime', 'square', 'palindrome').map((pattern): BoundTree => ({ is: 'pattern', pattern })),
  fc
    .dictionary(fc.constantFrom(...ids.map(String)), fc.integer({ min: 0, max: 50 }))
    .map((limits): BoundTree => ({ is: 'below', limits: new Map(Object.entries(limits).map(toLimit)) })),
);
const { tree: trees } = fc.letrec<{ tree: BoundTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    terms,
    fc.array(tie('tree'), { maxLength: 3 }).map((of): BoundTree => ({ is: 'all', of })),
    fc.array(tie('tree'), { maxLength: 3 }).map((of): BoundTree => ({ is: 'any', of })),
    tie('tree').map((of): BoundTree => ({ is: 'not', of })),
  ),
}));

test('finds what trying every number finds', () => {
  fc.assert(
    fc.property(trees, fc.nat({ max: 150 }), (tree, skip) => {
      const expected = everyNumber().filter((item) => holds(tree, item));
      const matches = found(tree);

      expect(matches?.total).toBe(expected.length);
      expect(matches?.types).toEqual(
        [...new Set(expected.map((item) => item.item_type_id))].sort((a, b) => a - b),
      );
      expect(matches?.page(skip, 9)).toEqual(expected.slice(skip, skip + 9));
    }),
    { numRuns: 2_000 },
  );
});

test('a pattern of a type with many numbers does not slow down the types with few [QL-10]', () => {
  const types = Array.from({ length: 3_000 }, (_, index) => TypeId.parse(index + 1));
  const many = new Map(types.map((id) => [id, id === 1 ? 1_000_000 : 20]));
  const limits = new Map(types.map((id) => [id, 10]));
  const tree: BoundTree = {
    is: 'all',
    of: [
      { is: 'pattern', pattern: 'prime' },
      { is: 'below', limits },
    ],
  };
  const facts = { undiscovered: [], highestNumber: 1_000_000 };
  const start = performance.now();

  const matches = issuedMatches({ tree, excludesHidden: false, point: null }, many, facts);

  expect(matches?.total).toBe(4 * 3_000);
  expect(performance.now() - start).toBeLessThan(1_000);
});

interface Item {
  item_type_id: ItemTypeId;
  number: number;
}

function everyNumber(): Item[] {
  const all = [...issued].flatMap(([item_type_id, last]) =>
    Array.from({ length: last }, (_, index) => ({ item_type_id, number: index + 1 })),
  );
  return all.sort((one, other) => one.number - other.number || one.item_type_id - other.item_type_id);
}

function holds(tree: BoundTree, item: Item): boolean {
  const { number, item_type_id } = item;
  switch (tree.is) {
    case 'all':
      return tree.of.every((part) => holds(part, item));
    case 'any':
      return tree.of.some((part) => holds(part, item));
    case 'not':
      return !holds(tree.of, item);
    case 'everything':
      return true;
    case 'hidden':
      return item_type_id === second;
    case 'types':
      return tree.ids.has(item_type_id);
    case 'number':
      return tree.within.some(({ from, to }) => (from ?? number) <= number && (to === null || number < to));
    case 'class':
      return tree.classes.some(
        (name) => String(number).length === { sd: 1, dd: 2, td: 3, qd: 4, beyond: 5 }[name],
      );
    case 'pattern':
      return hasShape(number, tree.pattern);
    case 'below':
      return number < (tree.limits.get(item_type_id) ?? 0);
    default:
      return false;
  }
}

function toLimit([id, limit]: [string, number]): [ItemTypeId, number] {
  return [TypeId.parse(Number(id)), limit];
}
