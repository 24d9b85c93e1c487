import { LONGEST_QUERY, MOST_TERMS } from '@wallabee/contract/search/search-kinds';
import fc from 'fast-check';
import { CHOICES } from './choices.ts';
import { FIELDS, opsOf } from './field-table.ts';
import { QUERY_FIELDS, type QueryField } from './fields.ts';
import type { LookupKind } from './lookups.ts';
import { withOrder } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { dateSpan } from './query-date.ts';
import { leavesOf, type QueryFilter, type QueryOp, type QueryTree, type QueryValue } from './query-tree.ts';

/** Where random queries take their names and values from. */
export interface Vocabulary {
  readonly names: Readonly<Record<Exclude<LookupKind, 'phrase' | 'near'>, fc.Arbitrary<string>>>;
  readonly counts: fc.Arbitrary<number>;
  readonly dates: fc.Arbitrary<string>;
  readonly points: fc.Arbitrary<{ lat: number; lng: number }>;
}

/** Trees that a query can be parsed into. */
export function randomTrees(
  vocabulary: Vocabulary,
  fields: readonly QueryField[] = QUERY_FIELDS,
): fc.Arbitrary<QueryTree> {
  const filters = fields.filter((field) => field !== 'sort').map((field) => filtersOf(field, vocabulary));
  const leaf = fc.oneof(
    { weight: 1, arbitrary: words(vocabulary) },
    { weight: 5, arbitrary: fc.oneof(...filters) },
  );
  const { tree } = fc.letrec<{ tree: QueryTree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 3, arbitrary: leaf },
      { weight: 3, arbitrary: several('all', tie('tree')) },
      { weight: 2, arbitrary: several('any', tie('tree')) },
      { weight: 1, arbitrary: tie('tree').map((of): QueryTree => ({ is: 'not', of })) },
    ),
  }));
  const orders = fc.option(fields.includes('sort') ? filtersOf('sort', vocabulary) : fc.constant(null), {
    freq: 8,
  });
  return fc
    .tuple(tree, orders)
    .map(([of, order]) => withOrder(of, order) ?? of)
    .filter((of) => leavesOf(of).length <= MOST_TERMS && printQuery(of).length <= LONGEST_QUERY);
}

function several(is: 'all' | 'any', of: fc.Arbitrary<QueryTree>): fc.Arbitrary<QueryTree> {
  return fc.array(of, { minLength: 2, maxLength: 4 }).map((branches) => ({ is, of: branches }));
}

function words({ names }: Vocabulary): fc.Arbitrary<QueryTree> {
  const phrase = fc.tuple(names.word, names.word).map((both) => both.join(' '));
  return fc.oneof(
    names.word.map((text): QueryTree => ({ is: 'word', text, isPhrase: false })),
    phrase.map((text): QueryTree => ({ is: 'word', text, isPhrase: true })),
  );
}

function filtersOf(field: QueryField, vocabulary: Vocabulary): fc.Arbitrary<QueryFilter> {
  return fc
    .constantFrom(...opsOf(field))
    .chain((op) =>
      valuesOf(field, op, vocabulary).map((value): QueryFilter => ({ is: 'filter', field, op, value })),
    );
}

function valuesOf(field: QueryField, op: QueryOp, vocabulary: Vocabulary): fc.Arbitrary<QueryValue> {
  const { takes } = FIELDS[field];
  if (takes === 'near') return nearValues(vocabulary);
  const texts = textsOf(field, vocabulary);
  const one = texts.map((text): QueryValue => ({ is: 'one', text }));
  const isEquality = op === ':' || op === '=' || op === '!=';
  if (!isEquality || field === 'sort') return one;
  const list = fc
    .array(texts, { minLength: 2, maxLength: 4 })
    .map((several): QueryValue => ({ is: 'list', texts: several }));
  if (takes !== 'count' && takes !== 'date') return fc.oneof({ weight: 3, arbitrary: one }, list);
  return fc.oneof(one, list, rangesOf(texts, takes));
}

function textsOf(field: QueryField, { names, counts, dates }: Vocabulary): fc.Arbitrary<string> {
  const { takes, lookup } = FIELDS[field];
  const choices = (CHOICES[field] ?? []).map(({ word }) => word);
  if (takes === 'choice') return fc.constantFrom(...choices);
  if (takes === 'date') return dates;
  if (takes === 'count')
    return counts.map((count) => String(field === 'number' || field === 'best' ? count + 1 : count));
  const named =
    lookup === null || lookup === 'near' || lookup === 'phrase' ? fc.constant('x') : names[lookup];
  if (takes === 'person')
    return fc.oneof(fc.constantFrom(...(field === 'owner' ? ['me', 'friends'] : ['me'])), named);
  return choices.length > 0 ? fc.oneof(fc.constantFrom(...choices), named) : named;
}

function rangesOf(texts: fc.Arbitrary<string>, takes: 'count' | 'date'): fc.Arbitrary<QueryValue> {
  const closed = fc.tuple(texts, texts).map((ends): QueryValue => {
    const [from, to] = ends.sort((one, other) => startOf(one, takes) - startOf(other, takes));
    return { is: 'range', from, to };
  });
  const open = fc
    .tuple(texts, fc.boolean())
    .map(([end, isUpper]): QueryValue => ({ is: 'range', from: isUpper ? '' : end, to: isUpper ? end : '' }));
  return fc.oneof(closed, open);
}

function startOf(text: string, takes: 'count' | 'date'): number {
  return takes === 'count' ? Number(text) : (dateSpan(text, 0)?.from ?? 0);
}

function nearValues({ names, points }: Vocabulary): fc.Arbitrary<QueryValue> {
  const kilometres = fc.integer({ min: 1, max: 500 }).map(String);
  return fc.oneof(
    fc
      .tuple(points, kilometres)
      .map(([{ lat, lng }, km]): QueryValue => ({ is: 'list', texts: [String(lat), String(lng), km] })),
    fc.tuple(names.place, kilometres).map(([place, km]): QueryValue => ({ is: 'list', texts: [place, km] })),
  );
}
