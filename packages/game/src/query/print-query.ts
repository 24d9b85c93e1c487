import type { QueryFilter, QueryTree, QueryValue } from './query-tree.ts';

export function printQuery(tree: QueryTree): string {
  if (tree.is === 'any') return tree.of.map((branch) => inBrackets(branch, ['any'])).join(' or ');
  if (tree.is === 'all') return tree.of.map((branch) => inBrackets(branch, ['any', 'all'])).join(' ');
  if (tree.is === 'not') return `-${inBrackets(tree.of, ['any', 'all'])}`;
  if (tree.is === 'word') return tree.isPhrase ? `"${tree.text}"` : tree.text;
  return printFilter(tree);
}

export function printFilter({ field, op, value }: QueryFilter): string {
  const isNumberSign = field === 'number' && op === '=';
  return `${isNumberSign ? '#' : `${field}${op}`}${printValue(value)}`;
}

export function printText(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text}"` : text;
}

const NEEDS_QUOTES = /[\s,()]|\.\.|^\.|\.$|^$/;

function inBrackets(tree: QueryTree, kinds: readonly QueryTree['is'][]): string {
  return kinds.includes(tree.is) ? `(${printQuery(tree)})` : printQuery(tree);
}

function printValue(value: QueryValue): string {
  if (value.is === 'one') return printText(value.text);
  if (value.is === 'list') return value.texts.map(printText).join(',');
  return [value.from, value.to].map((end) => (end === '' ? '' : printText(end))).join('..');
}
