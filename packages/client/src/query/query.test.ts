import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { CHOICES } from '@wallabee/game/query/choices';
import { FIELDS } from '@wallabee/game/query/field-table';
import { QUERY_FIELDS as FIELDS_OF_THE_GAME } from '@wallabee/game/query/fields';
import { parseQuery } from '@wallabee/game/query/parse-query';
import type { QueryFilter, QueryTree, QueryValue } from '@wallabee/game/query/query-tree';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTrees } from '../../../game/src/query/random-query.fixture.ts';
import { anyTexts } from '../../../game/src/query/random-texts.fixture.ts';
import { type Query, query } from './query.ts';
import { QUERY_FIELDS, type QueryField } from './query-fields.ts';

describe('a built query [DV-03]', () => {
  test.each([
    [query(), ''],
    [query().set('Attic').number('<', 1000).is('palindrome'), 'set:Attic number<1000 is:palindrome'],
    [query().at('Borough Market'), 'at:"Borough Market"'],
    [query().set('Attic', 'a,b'), 'set:Attic,"a,b"'],
    [query().number({ from: 1, to: 99 }), 'number:1..99'],
    [query().number({ to: 99 }), 'number:..99'],
    [query().number(7, 77), 'number:7,77'],
    [query().created('>=', new Date('2016-05-01T12:00:00Z')), 'created>=2016-05-01'],
    [query().near({ lat: 51.51, lng: -0.14, km: 2 }), 'near:51.51,-0.14,2'],
    [query().near({ place: 'Liberty', km: 0.5 }), 'near:Liberty,0.5'],
    [query().words('old lamp or -2'), 'old lamp "or" "-2"'],
    [query().phrase('long cord'), '"long cord"'],
    [query().not(query().status('recycled')), '-status:recycled'],
    [query().not(query().words('old lamp')), '-(old lamp)'],
    [query().not(query()), ''],
    [query().words('bulb').or(query().words('old lamp')), 'bulb or old lamp'],
    [query().words('a').or(query().words('b')).or(query().words('c')), 'a or b or c'],
    [query().words('a').or(query().words('b')).set('Attic'), '(a or b) set:Attic'],
    [query().or(query().words('a'), query().words('b')).sort('name'), 'a or b sort:name'],
    [query().sort('name').words('a'), 'a sort:name'],
    [query().not(query().words('a').sort('name')).words('b'), '-a b sort:name'],
  ])('is written as %s', (written, text) => {
    expect(String(written)).toBe(text);
  });

  test('can have every field of the language', () => {
    expect(Object.keys(QUERY_FIELDS)).toEqual(FIELDS_OF_THE_GAME);
    const takes = (field: QueryField) => {
      const kind = FIELDS[field].takes;
      if (field === 'sort') return 'sort';
      return kind === 'count' || kind === 'date' || kind === 'near' ? kind : 'name';
    };
    expect(QUERY_FIELDS).toEqual(
      Object.fromEntries(FIELDS_OF_THE_GAME.map((field) => [field, takes(field)])),
    );
  });

  test('can have every choice', () => {
    for (const [field, choices] of Object.entries(CHOICES)) {
      for (const { word } of choices) {
        const write = query()[field as QueryField] as (word: string) => Query;
        expect(parseQuery(String(write(word))).mistakes).toEqual([]);
      }
    }
  });

  test('is parsed back to the same tree', () => {
    fc.assert(
      fc.property(randomTrees(anyTexts()), (tree) => {
        const text = String(built(tree));
        // The builder quotes more than necessary, which can exceed the maximum length.
        fc.pre(text.length <= LONGEST_QUERY);

        const { tree: parsed, mistakes } = parseQuery(text);

        expect(mistakes).toEqual([]);
        expect(parsed && flat(parsed), text).toEqual(flat(tree));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the builder refuses', () => {
  test.each([
    ['a quotation mark', () => query().set('the "best"')],
    ['nothing', () => query().set(' ')],
    ['no value', () => (query().set as () => Query)()],
    ['a range in a list', () => query().number({ from: 1 }, 7)],
    ['an object of the caller', () => query().and({ ...query() })],
  ])('%s', (_, write) => {
    expect(write).toThrow(TypeError);
  });
});

function built(tree: QueryTree): Query {
  if (tree.is === 'not') return query().not(built(tree.of));
  if (tree.is === 'all') return tree.of.reduce((before, each) => before.and(built(each)), query());
  if (tree.is === 'any') return query().or(...tree.of.map(built));
  if (tree.is === 'word') return tree.isPhrase ? query().phrase(tree.text) : query().words(tree.text);
  return filter(tree);
}

function filter({ field, op, value }: QueryFilter): Query {
  const start = query() as unknown as Record<string, (...values: unknown[]) => Query>;
  const write = start[field];
  if (!write) throw new Error(`The builder has no ${field}.`);
  if (field === 'near') return write(nearOf(value));
  if (field === 'sort') return write(...textsOf(value));
  return write(op, ...textsOf(value));
}

function textsOf(value: QueryValue): unknown[] {
  if (value.is === 'one') return [value.text];
  if (value.is === 'list') return [...value.texts];
  return [{ from: value.from || undefined, to: value.to || undefined }];
}

function nearOf(value: QueryValue) {
  const [one = '', two = '', three] = value.is === 'list' ? value.texts : [];
  return three === undefined
    ? { place: one, km: Number(two) }
    : { lat: Number(one), lng: Number(two), km: Number(three) };
}

/** Normalizes a tree: no redundant groups, no difference between words and phrases, one operator for `sort`. */
function flat(tree: QueryTree): unknown {
  if (tree.is === 'not') return { is: 'not', of: flat(tree.of) };
  if (tree.is === 'word') return { is: 'word', text: tree.text };
  if (tree.is === 'filter') {
    return tree.field === 'sort' || tree.field === 'near' ? { ...tree, op: ':' } : tree;
  }
  const parts = tree.of.flatMap((part) => {
    const each = flat(part) as { is: string; of: unknown[] };
    return each.is === tree.is ? each.of : [each];
  });
  return { is: tree.is, of: parts };
}

test.each([
  { why: 'NaN', write: () => query().number(Number.NaN) },
  { why: 'an infinite number', write: () => query().number({ from: 1, to: Number.POSITIVE_INFINITY }) },
  { why: 'an operator without a value', write: () => query().number('<' as never) },
  { why: 'a range without ends', write: () => query().number({} as never) },
  { why: 'an invalid date', write: () => query().released(new Date('never')) },
  { why: 'an invalid point', write: () => query().near({ lat: Number.NaN, lng: 0, km: 1 }) },
])('$why is refused', ({ write }) => {
  expect(write).toThrow(TypeError);
});
