import { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import type { BoundQuery, BoundTree } from './bound-query.ts';
import { toCondition, toSql } from './to-sql.ts';

const [attic, bakery] = [ItemTypeId.parse(7), ItemTypeId.parse(9)];
const FACTS = { undiscovered: [bakery], highestNumber: 120 };

const query = (tree: BoundTree, of: Partial<BoundQuery> = {}): BoundQuery => ({
  tree,
  excludesHidden: false,
  point: null,
  ...of,
});
const written = (tree: BoundTree) => toSql(query(tree), FACTS);

test.each<{ what: string; tree: BoundTree; text: string; values: unknown[] }>([
  { what: 'everything', tree: { is: 'everything' }, text: 'true', values: [] },
  {
    what: 'types',
    tree: { is: 'types', ids: new Set([attic]) },
    text: 'item.item_type_id = any($1::int[])',
    values: [[7]],
  },
  {
    what: 'intervals, with ends between two numbers',
    tree: {
      is: 'number',
      within: [
        { from: 1.5, to: 9 },
        { from: 20, to: null },
      ],
    },
    text: '((item.number >= $1::bigint and item.number < $2::bigint) or item.number >= $3::bigint)',
    values: [2, 9, 20],
  },
  {
    what: 'a pattern up to the highest number',
    tree: { is: 'pattern', pattern: 'repdigit' },
    text: 'item.number = any($1::int[])',
    values: [[11, 22, 33, 44, 55, 66, 77, 88, 99, 111]],
  },
  {
    what: 'dates',
    tree: { is: 'created', within: [{ from: null, to: Date.UTC(2016, 0) }] },
    text: 'item.created_at < $1::timestamptz',
    values: ['2016-01-01T00:00:00.000Z'],
  },
  {
    what: 'a minus, which is true where nothing is known',
    tree: { is: 'not', of: { is: 'owner', ids: [PlayerId.parse(3)] } },
    text: '(item.user_id = any($1::int[])) is not true',
    values: [[3]],
  },
])('$what', ({ tree, text, values }) => {
  expect(written(tree)).toEqual({ text: `from item where ${text}`, values });
});

test('brackets are kept', () => {
  const place: BoundTree = { is: 'place', ids: [PlaceId.parse(1)] };

  const { text } = written({
    is: 'all',
    of: [{ is: 'any', of: [place, { is: 'locked' }] }, { is: 'listed' }],
  });

  expect(text).toBe(
    'from item where ((item.place_id = any($1::int[]) or item.is_locked) and item.item_id in (select item_id from market_listing))',
  );
});

test('limits of types are joined where all of the query depends on them', () => {
  const below: BoundTree = { is: 'below', limits: new Map([[attic, 40]]) };

  expect(written({ is: 'all', of: [below, { is: 'locked' }] })).toEqual({
    text:
      'from item join unnest($1::int[], $2::bigint[]) as below (item_type_id, up_to)' +
      ' on below.item_type_id = item.item_type_id and item.number < below.up_to where item.is_locked',
    values: [[7], [40]],
  });
});

test('limits of types are a condition elsewhere', () => {
  const below: BoundTree = { is: 'below', limits: new Map([[attic, 40]]) };

  expect(written({ is: 'not', of: below }).text).toMatch(/^from item where \(exists \(select from unnest/);
  expect(toCondition(query(below), FACTS).text).toMatch(/^\(exists \(select from unnest/);
});

test('a query about owners, places or history leaves hidden items out [QL-04]', () => {
  const tree: BoundTree = { is: 'not', of: { is: 'locked' } };

  expect(toSql(query(tree, { excludesHidden: true }), FACTS)).toEqual({
    text: 'from item where ((item.is_locked) is not true and item.item_type_id <> all($1::int[]))',
    values: [[9]],
  });
});

test('parameters continue those of the statement', () => {
  const { text } = toSql(query({ is: 'types', ids: new Set([attic]) }), { ...FACTS, parameters: 4 });

  expect(text).toBe('from item where item.item_type_id = any($5::int[])');
});
