import type { SaidPart } from '@wallabee/contract/search/query-answer';
import type { QueryTree } from './query-tree.ts';
import { type FoundByKey, type SaidTerm, sayTerm } from './say-term.ts';

export type Subject = 'items' | 'numbers' | 'anything';

export interface Saying {
  readonly found: FoundByKey;
  readonly subject: Subject;
  /** How many groups are around; inner ones are in brackets. */
  readonly depth: number;
  readonly isNegated: boolean;
}

/** A part of a query as it can stand after a noun. */
export function sayPhrase(tree: QueryTree, saying: Saying): SaidPart[] {
  if (tree.is === 'all' || tree.is === 'any') return sayGroup(tree, saying);
  if (tree.is === 'not') return sayNot(tree.of, saying);
  if (tree.is === 'filter' && tree.op === '!=') return sayNot({ ...tree, op: '=' }, saying);
  const said = sayTerm(tree, saying.found);
  const text = ofSubject(said, saying) ?? said.phrase.slice(said.lead.length);
  return [plain(said.lead), { text, kind: saying.isNegated ? 'not' : said.kind }];
}

export function plain(text: string): SaidPart {
  return { text, kind: null };
}

function sayNot(tree: QueryTree, saying: Saying): SaidPart[] {
  const opposite = { ...saying, isNegated: !saying.isNegated };
  if (tree.is === 'not') return sayPhrase(tree.of, saying);
  if (tree.is === 'any' && saying.depth === 0) return sayNeither(tree.of, opposite);
  if (tree.is === 'all' || tree.is === 'any')
    return [plain('not '), ...sayGroup(tree, { ...opposite, depth: 1 })];
  if (tree.is === 'filter' && tree.op === '!=') return sayPhrase({ ...tree, op: '=' }, saying);
  const said = sayTerm(tree, saying.found);
  const ofItems = ofSubject(said, saying);
  return [{ text: ofItems ? `not ${ofItems}` : said.negative, kind: opposite.isNegated ? 'not' : said.kind }];
}

function sayNeither(branches: readonly QueryTree[], saying: Saying): SaidPart[] {
  return branches.flatMap((branch, index) => [
    plain(index === 0 ? 'neither ' : ' nor '),
    ...sayPhrase(branch, { ...saying, depth: 1 }),
  ]);
}

function sayGroup(tree: Extract<QueryTree, { is: 'all' | 'any' }>, saying: Saying): SaidPart[] {
  const between = tree.is === 'any' ? ' or ' : ' and ';
  const branches = tree.of.flatMap((branch, index) => [
    plain(index === 0 ? '' : between),
    ...sayPhrase(branch, { ...saying, depth: saying.depth + 1 }),
  ]);
  if (saying.depth > 0) return [plain('('), ...branches, plain(')')];
  return [plain(tree.is === 'any' ? 'either ' : ''), ...branches];
}

/** What is said of items, as numbers have it. */
function ofSubject({ isOfItems, items, phrase }: SaidTerm, { subject }: Saying): string | null {
  return isOfItems && subject === 'numbers' ? `of ${items ?? `items ${phrase}`}` : null;
}
