import { SEARCH_ORDERS, type SearchKind, type SearchOrder } from '@wallabee/contract/search/search-kinds';
import { choiceOf } from './choices.ts';
import { FIELDS } from './field-table.ts';
import { printQuery } from './print-query.ts';
import { leavesOf, type QueryFilter, type QueryLeaf, type QueryTree, textsOf } from './query-tree.ts';

/** The kind whose results a query opens with. */
export function kindOf(tree: QueryTree | null): Extract<SearchKind, 'items' | 'numbers'> {
  if (!tree) return 'items';
  const isNamedNumber = !hasFilters(tree) && leavesOf(tree).some(isNumberWord);
  return isNamedNumber || isAboutNumbers(tree) ? 'numbers' : 'items';
}

/** Whether a term is about numbers alone; otherwise whole item types match or do not. */
export function isAboutNumbers(tree: QueryTree): boolean {
  return filtersOf(tree).some(isOfNumbers);
}

/** An order is no filter: words with an order are still looked for in every kind. */
export function hasFilters(tree: QueryTree): boolean {
  return filtersOf(tree).some(({ field }) => field !== 'sort');
}

/** Whether what a term means for an item type depends on that type alone; else formulas of other types decide. */
export function isBoundByType(leaf: QueryLeaf): boolean {
  if (leaf.is === 'word') return true;
  if (leaf.field === 'is')
    return textsOf(leaf.value).every((text) => choiceOf('is', text)?.word !== 'component');
  return leaf.field !== 'makes';
}

/** `42` as a word, which can be a number or a part of a name. */
export function isNumberWord(leaf: QueryLeaf): boolean {
  return leaf.is === 'word' && !leaf.isPhrase && /^\d{1,9}$/.test(leaf.text) && Number(leaf.text) > 0;
}

/** The words that results should be similar to, in the order in which they were written. */
export function positiveWords(tree: QueryTree): string {
  return positiveLeaves(tree, true)
    .flatMap((leaf) => (leaf.is === 'word' ? leaf.text : []))
    .join(' ');
}

/** The order that a query asks for, where results of that kind have it. */
export function orderOf(tree: QueryTree | null, kind: SearchKind): SearchOrder | null {
  const sort = tree && filtersOf(tree).find(({ field }) => field === 'sort');
  const [text = ''] = sort ? textsOf(sort.value) : [];
  const word = sort && choiceOf('sort', text)?.word;
  return SEARCH_ORDERS[kind].find((order) => order === word) ?? null;
}

export interface Without {
  /** The query that is left. */
  readonly q: string;
  readonly tree: QueryTree;
  /** The term that was left out. */
  readonly term: string;
}

/** The query without each of its terms in turn, for a page that found nothing; brackets count as one term. */
export function withoutEachTerm(tree: QueryTree): Without[] {
  if (tree.is !== 'all') return [];
  return tree.of.flatMap((term) => {
    if (term.is === 'filter' && term.field === 'sort') return [];
    const others = tree.of.filter((other) => other !== term);
    const [first, ...more] = others;
    if (!first || !others.some(hasMeaning)) return [];
    const left: QueryTree = more.length === 0 ? first : { is: 'all', of: others };
    return [{ q: printQuery(left), tree: left, term: printQuery(term) }];
  });
}

function hasMeaning(tree: QueryTree): boolean {
  return leavesOf(tree).some((leaf) => leaf.is === 'word') || hasFilters(tree);
}

function filtersOf(tree: QueryTree): QueryFilter[] {
  return leavesOf(tree).filter((leaf) => leaf.is === 'filter');
}

function isOfNumbers({ field, value }: QueryFilter): boolean {
  if (field !== 'is' && field !== 'sort') return FIELDS[field].of === 'numbers';
  return textsOf(value).some((text) => choiceOf(field, text)?.of === 'numbers');
}

function positiveLeaves(tree: QueryTree, isPositive: boolean): QueryLeaf[] {
  if (tree.is === 'not') return positiveLeaves(tree.of, !isPositive);
  if (tree.is === 'any' || tree.is === 'all')
    return tree.of.flatMap((branch) => positiveLeaves(branch, isPositive));
  return isPositive ? [tree] : [];
}
