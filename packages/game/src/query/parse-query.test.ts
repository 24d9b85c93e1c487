import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mendQuery } from './mistakes.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import type { QueryTree } from './query-tree.ts';
import { randomTrees } from './random-query.fixture.ts';
import { anyTexts } from './random-texts.fixture.ts';

const word = (text: string, isPhrase = false): QueryTree => ({ is: 'word', text, isPhrase });
const filter = (field: string, op: string, text: string) => ({
  is: 'filter',
  field,
  op,
  value: { is: 'one', text },
});

describe('a query is a tree [QL-01, QL-03]', () => {
  test.each([
    { text: 'bulb', tree: word('bulb') },
    { text: 'long cord', tree: { is: 'all', of: [word('long'), word('cord')] } },
    { text: '"long cord"', tree: word('long cord', true) },
    { text: '“long cord”', tree: word('long cord', true) },
    { text: '„long cord“', tree: word('long cord', true) },
    {
      text: 'yo-yo don’t 12:30',
      tree: { is: 'all', of: ['yo-yo', 'don’t', '12:30'].map((text) => word(text)) },
    },
    { text: 'set:attic', tree: filter('set', ':', 'attic') },
    { text: 'SET:Attic', tree: filter('set', ':', 'Attic') },
    { text: 'at:"Borough Market"', tree: filter('at', ':', 'Borough Market') },
    { text: 'number!=7', tree: filter('number', '!=', '7') },
    { text: 'number≥7', tree: filter('number', '>=', '7') },
    { text: '#42', tree: filter('number', '=', '42') },
    { text: '#<100', tree: filter('number', '<', '100') },
    {
      text: '#42..99',
      tree: { is: 'filter', field: 'number', op: '=', value: { is: 'range', from: '42', to: '99' } },
    },
    {
      text: 'created:2016..',
      tree: { is: 'filter', field: 'created', op: ':', value: { is: 'range', from: '2016', to: '' } },
    },
    {
      text: 'set:attic,"before the shutters"',
      tree: {
        is: 'filter',
        field: 'set',
        op: ':',
        value: { is: 'list', texts: ['attic', 'before the shutters'] },
      },
    },
    { text: 'num:7', tree: filter('number', ':', '7') },
    { text: 'own:me', tree: filter('owner', ':', 'me') },
    { text: 'desi:nell', tree: filter('designer', ':', 'nell') },
    { text: 'city:London', tree: filter('in', ':', 'London') },
    { text: 'status:recy', tree: filter('status', ':', 'recy') },
    { text: 'status:mixing_pool', tree: filter('status', ':', 'mixing_pool') },
    { text: 'is:one_of_a_kind', tree: filter('is', ':', 'one_of_a_kind') },
    { text: 'bulb or lamp', tree: { is: 'any', of: [word('bulb'), word('lamp')] } },
    {
      text: 'bulb OR old lamp',
      tree: { is: 'any', of: [word('bulb'), { is: 'all', of: [word('old'), word('lamp')] }] },
    },
    { text: '-bulb', tree: { is: 'not', of: word('bulb') } },
    { text: '−bulb', tree: { is: 'not', of: word('bulb') } },
    { text: '--bulb', tree: { is: 'not', of: { is: 'not', of: word('bulb') } } },
    { text: '-(a or b)', tree: { is: 'not', of: { is: 'any', of: [word('a'), word('b')] } } },
    { text: '((a))', tree: word('a') },
    { text: 'a(b)c', tree: { is: 'all', of: ['a', 'b', 'c'].map((text) => word(text)) } },
    { text: '"or"', tree: word('or', true) },
    {
      text: 'sort:name bulb or lamp',
      tree: { is: 'all', of: [{ is: 'any', of: [word('bulb'), word('lamp')] }, filter('sort', ':', 'name')] },
    },
    { text: '', tree: null },
    { text: '  \n ', tree: null },
  ])('$text', ({ text, tree }) => {
    expect(parseQuery(text)).toMatchObject({ tree, mistakes: [] });
  });

  test('parsing a printed tree gives the tree', () => {
    fc.assert(
      fc.property(randomTrees(anyTexts()), (tree) => {
        expect(parseQuery(printQuery(tree))).toMatchObject({ tree, mistakes: [] });
      }),
      { numRuns: 1_000 },
    );
  });

  test('every text has an answer, and every position is inside it', () => {
    fc.assert(
      fc.property(roughTexts(), (text) => {
        const { terms, mistakes, tree } = parseQuery(text);
        const isInside = ({ from, to }: { from: number; to: number }) =>
          from >= 0 && from < to && to <= text.length;
        expect([...terms, ...mistakes].filter((one) => !isInside(one))).toEqual([]);
        expect(terms.every((term, index) => term.from >= (terms[index - 1]?.to ?? 0))).toBe(true);
        expect(tree === null || parseQuery(printQuery(tree)).mistakes.length === 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('terms without a mistake are the leaves of the tree', () => {
    fc.assert(
      fc.property(roughTexts(), (text) => {
        const { terms, mistakes, tree } = parseQuery(text);
        expect(tree === null).toBe(terms.every(({ leaf }) => leaf === null));
        const wrong = terms.filter(({ leaf }) => leaf === null);
        expect(mistakes.length).toBeGreaterThanOrEqual(wrong.length);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a very long text is read up to the limit', () => {
    for (const text of [
      '('.repeat(100_000),
      '-'.repeat(100_000),
      'a '.repeat(100_000),
      '"'.repeat(100_000),
    ]) {
      const { mistakes } = parseQuery(text);
      expect(mistakes).toContainEqual(
        expect.objectContaining({ code: 'too_many', from: LONGEST_QUERY, to: text.length }),
      );
    }
  });
});

describe('terms have a kind each, for their colours [QL-07]', () => {
  test.each([
    ['set:attic', 'where'],
    ['number<1000', 'number'],
    ['#42', 'number'],
    ['is:palindrome', 'pattern'],
    ['is:palindrone', 'pattern'],
    ['owner:me', 'person'],
    ['-status:recycled', 'not'],
    ['--owner:me', 'person'],
    ['bulb', 'word'],
    ['“long cord”', 'word'],
    ['sort:number', 'word'],
    ['xyzzy:1', 'word'],
  ])('%s is of kind %s', (text, kind) => {
    expect(parseQuery(` ${text} `).terms).toMatchObject([{ from: 1, to: text.length + 1, kind }]);
  });

  test('a minus before brackets turns every term in them round', () => {
    expect(parseQuery('-(a or -b) c').terms.map(({ kind }) => kind)).toEqual(['not', 'word', 'word']);
  });
});

test('a mistake is mended by its suggestion or by one of the texts that it expects [QL-07]', () => {
  const text = 'set:attic -is:palindrone';
  const [mistake] = parseQuery(text).mistakes;
  expect(mistake && mendQuery(text, mistake)).toBe('set:attic -is:palindrome');
  expect(mistake && mendQuery(text, mistake, 'prime')).toBe('set:attic -is:prime');

  const unknown = 'sett:attic';
  const [field] = parseQuery(unknown).mistakes;
  expect(field && mendQuery(unknown, field, 'subset')).toBe('subset:attic');
});

function roughTexts(): fc.Arbitrary<string> {
  const pieces = fc.constantFrom(
    ...' ,-,(,),",“,or,OR,set:,is:,number<,#,<=,!=,..,palindrome,42,2012-13-45,near:,1,2,sort:name,a,yeti,é,🐝'.split(
      ',',
    ),
    ',',
    ' ',
  );
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 30 }).map((texts) => texts.join('')),
  );
}
