import type { SaidPart } from '@wallabee/contract/search/query-answer';
import { hasFilters, kindOf } from './about-query.ts';
import type { QueryFilter, QueryTree, QueryWord } from './query-tree.ts';
import { plain, type Saying, type Subject, sayPhrase } from './say-phrase.ts';
import { type FoundByKey, type SaidTerm, sayTerm } from './say-term.ts';
import { listed, saidCount, saidNumber } from './say-values.ts';

/** The whole query in words, in parts that have the colours of its terms. The subject is what it finds, where known. */
export function sayQuery(
  tree: QueryTree | null,
  found: FoundByKey,
  subjectOf: (tree: QueryTree) => Subject = usualSubject,
): SaidPart[] {
  if (!tree) return [];
  const all = tree.is === 'all' ? tree.of : [tree];
  const order = all.find((term) => isFilter(term, 'sort'));
  const subject = subjectOf(tree);
  const said = sayAll(
    all.filter((term) => term !== order),
    { found, subject, depth: 0, isNegated: false },
  );
  return joined(
    order
      ? [...said, plain(', '), ...sayPhrase(order, { found, subject, depth: 0, isNegated: false })]
      : said,
  );
}

function usualSubject(tree: QueryTree): Subject {
  return hasFilters(tree) ? kindOf(tree) : 'anything';
}

/** Numbers first, then what they are, then where: `Numbers below 10 that are round, in London, not saved`. */
function sayAll(terms: readonly QueryTree[], saying: Saying): SaidPart[] {
  const numbers = terms.filter((term) => isFilter(term, 'number') && term.op !== '!=');
  const traits = terms.filter((term) => canFollowThat(term, saying));
  const others = terms.filter((term) => !numbers.includes(term) && !traits.includes(term));
  const said = [
    ...sayHead(
      numbers.filter((term) => term.is === 'filter'),
      saying.subject,
    ),
    ...sayThat(traits, saying),
  ];
  for (const { parts, isNegative } of groupsOf(others, saying)) {
    const isFirst = said.length === 1 && !(isNegative && numbers.length > 0);
    said.push(plain(isFirst ? ' ' : ', '), ...parts);
  }
  return said;
}

const SUBJECTS: Readonly<Record<Subject, string>> = {
  items: 'Items',
  numbers: 'Numbers',
  anything: 'Anything',
};

function sayHead(numbers: readonly QueryFilter[], subject: Subject): SaidPart[] {
  const [first, ...more] = numbers;
  if (!first) return [plain(SUBJECTS[subject])];
  const texts = [sayFirstNumber(first), ...more.map(saidNumber)];
  return [{ text: listed(texts, 'and'), kind: 'number' }];
}

function sayFirstNumber(filter: QueryFilter): string {
  const { op, value } = filter;
  if (value.is === 'list') return `Numbers ${listed(value.texts.map(saidCount), 'and')}`;
  const isEqual = value.is === 'one' && (op === ':' || op === '=');
  return isEqual ? `Number ${saidCount(value.text)}` : `Numbers ${saidNumber(filter)}`;
}

function canFollowThat(term: QueryTree, { found, subject }: Saying): boolean {
  const said = saidOf(term, found);
  return said?.verb !== undefined && said.isOfItems === (subject === 'items');
}

function sayThat(traits: readonly QueryTree[], { found }: Saying): SaidPart[] {
  return traits.flatMap((term, index): SaidPart[] => {
    const { verb = '', kind = null } = saidOf(term, found) ?? {};
    return [plain(index === 0 ? ' that ' : ' and '), { text: verb, kind }];
  });
}

interface SaidGroup {
  readonly parts: readonly SaidPart[];
  readonly isNegative: boolean;
}

/** The other terms: sizes of numbers, then all words as one, then all of items as one, then each by itself. */
function groupsOf(terms: readonly QueryTree[], saying: Saying): SaidGroup[] {
  const classes = terms.filter((term) => isFilter(term, 'class') && term.op !== '!=');
  const words = terms.filter((term): term is QueryWord => term.is === 'word');
  const ofItems = terms.filter((term) => isPlainlyOfItems(term, saying));
  const together = [...classes, ...words, ...ofItems];
  return [
    ...classes.map((term) => ({ parts: sayPhrase(term, saying), isNegative: false })),
    ...(words.length > 0 ? [{ parts: sayWords(words), isNegative: false }] : []),
    ...(ofItems.length > 0 ? [{ parts: sayOfItems(ofItems, saying), isNegative: false }] : []),
    ...terms
      .filter((term) => !together.includes(term))
      .map((term) => ({ parts: sayEach(term, saying), isNegative: isNot(term) })),
  ];
}

function sayEach(term: QueryTree, saying: Saying): SaidPart[] {
  if (term.is !== 'any' || !term.of.every((branch) => branch.is === 'word')) return sayPhrase(term, saying);
  return sayWords(
    term.of.filter((branch) => branch.is === 'word'),
    'or',
  );
}

function sayWords(words: readonly QueryWord[], between = 'and'): SaidPart[] {
  return words.flatMap((word, index): SaidPart[] => {
    const { phrase, kind } = sayTerm(word, new Map());
    const text = index === 0 ? phrase : phrase.replace('with ', '');
    return index === 0 ? [{ text, kind }] : [plain(` ${between} `), { text, kind }];
  });
}

function isPlainlyOfItems(term: QueryTree, { found, subject }: Saying): boolean {
  const said = saidOf(term, found);
  return subject === 'numbers' && said !== null && said.isOfItems && said.items === undefined;
}

function sayOfItems(terms: readonly QueryTree[], { found }: Saying): SaidPart[] {
  return terms.flatMap((term, index): SaidPart[] => {
    const { phrase = '', kind = null } = saidOf(term, found) ?? {};
    return [plain(index === 0 ? 'of items ' : ' and '), { text: phrase, kind }];
  });
}

function isNot(term: QueryTree): boolean {
  return term.is === 'not' || (term.is === 'filter' && term.op === '!=');
}

function saidOf(term: QueryTree, found: FoundByKey): SaidTerm | null {
  return term.is === 'filter' && term.op !== '!=' ? sayTerm(term, found) : null;
}

function isFilter(tree: QueryTree, field: QueryFilter['field']): tree is QueryFilter {
  return tree.is === 'filter' && tree.field === field;
}

/** Neighbours without a kind become one part. */
function joined(parts: readonly SaidPart[]): SaidPart[] {
  const all: SaidPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === null && last?.kind === null) all.splice(-1, 1, plain(last.text + part.text));
    else if (part.text !== '') all.push(part);
  }
  return all;
}
