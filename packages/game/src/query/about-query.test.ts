import { describe, expect, test } from 'vitest';
import {
  hasFilters,
  isAboutNumbers,
  kindOf,
  orderOf,
  positiveWords,
  withoutEachTerm,
} from './about-query.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryTree } from './query-tree.ts';

describe('what a query is about [QL-06]', () => {
  test.each([
    ['', 'items', false],
    ['bulb', 'items', false],
    ['bulb sort:newest', 'items', false],
    ['yeti 42', 'numbers', false],
    ['553', 'numbers', false],
    ['"42"', 'items', false],
    ['0', 'items', false],
    ['set:attic', 'items', true],
    ['set:attic 42', 'items', true],
    ['set:attic sort:number', 'numbers', true],
    ['set:attic sort:issued', 'items', true],
    ['missing:me', 'items', true],
    ['best>100', 'items', true],
    ['is:retired', 'items', true],
    ['is:prime', 'numbers', true],
    ['is:retired,prime', 'numbers', true],
    ['is:sd', 'numbers', true],
    ['#42', 'numbers', true],
    ['bulb -owner:me', 'numbers', true],
    ['beats:me', 'numbers', true],
    ['set:attic or near:Liberty,2', 'numbers', true],
  ])('“%s” opens %s, with filters: %s', (text, kind, filters) => {
    const { tree } = parseQuery(text);
    expect(kindOf(tree)).toBe(kind);
    expect(tree !== null && hasFilters(tree)).toBe(filters);
  });

  test('number words are no terms about numbers', () => {
    expect(isAboutNumbers(treeOf('yeti 42'))).toBe(false);
    expect(isAboutNumbers(treeOf('yeti #42'))).toBe(true);
  });

  test('words under a minus are not what results should be similar to', () => {
    expect(positiveWords(treeOf('bulb -lamp ("long cord" or -(a -b)) set:attic 42'))).toBe(
      'bulb long cord b 42',
    );
  });

  test('an order counts where its kind has it', () => {
    const { tree } = parseQuery('bulb sort:num');
    expect(orderOf(tree, 'numbers')).toBe('number');
    expect(orderOf(tree, 'items')).toBeNull();
    expect(orderOf(null, 'items')).toBeNull();
    expect(orderOf(treeOf('bulb'), 'items')).toBeNull();
  });

  test.each([
    [
      'set:attic is:year -owner:me sort:number',
      [
        ['set:attic', 'is:year -owner:me sort:number'],
        ['is:year', 'set:attic -owner:me sort:number'],
        ['-owner:me', 'set:attic is:year sort:number'],
      ],
    ],
    [
      '(#7 or #77) bulb',
      [
        ['#7 or #77', 'bulb'],
        ['bulb', '#7 or #77'],
      ],
    ],
    ['bulb', []],
    ['bulb sort:name', []],
    ['a or b', []],
  ])('“%s” without each of its terms', (text, expected) => {
    expect(withoutEachTerm(treeOf(text)).map(({ term, q }) => [term, q])).toEqual(expected);
  });
});

function treeOf(text: string): QueryTree {
  const { tree } = parseQuery(text);
  if (!tree) throw new Error(`No query: ${text}`);
  return tree;
}
