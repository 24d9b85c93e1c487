import type { QueryMistake, QueryTerm } from '@wallabee/contract/search/query-answer';
import { MOST_TERMS } from '@wallabee/contract/search/search-kinds';
import { checkFilter } from './check-filter.ts';
import { FIELDS, fieldsNamed } from './field-table.ts';
import { mistake } from './mistakes.ts';
import type { ParsedTerm } from './parsed-query.ts';
import type { QueryFilter, QueryLeaf } from './query-tree.ts';
import type { FilterToken, TermToken } from './tokens.ts';

/** What reading a term adds to. */
export interface TermReader {
  readonly text: string;
  readonly terms: ParsedTerm[];
  readonly mistakes: QueryMistake[];
  /** How many brackets and minuses are around the term. */
  depth: number;
  negations: number;
  order: QueryFilter | null;
}

/** The leaf of a term; null where it is wrong, beyond the limit, or an order. */
export function readTerm(reader: TermReader, token: TermToken): QueryLeaf | null {
  const read = token.is === 'filter' ? readFilter(reader, token) : readWord(token);
  const isWrong = 'code' in read;
  const isBeyond = reader.terms.length >= MOST_TERMS;
  if (isWrong) reader.mistakes.push(read);
  const leaf = isWrong || isBeyond ? null : read;
  reader.terms.push({
    from: token.from,
    to: token.to,
    kind: reader.negations % 2 === 1 ? 'not' : kindOfToken(token),
    leaf,
    value: { from: token.is === 'filter' ? token.valueFrom : token.from, to: token.to },
    texts: (token.is === 'filter' ? token.parts : [token]).map(({ from, to }) => ({ from, to })),
  });
  if (leaf?.is !== 'filter' || leaf.field !== 'sort') return leaf;
  reader.order = leaf;
  return null;
}

function readWord(token: Exclude<TermToken, FilterToken>): QueryLeaf | QueryMistake {
  if (token.is === 'word') return { is: 'word', text: token.text, isPhrase: false };
  if (token.text.trim() === '')
    return mistake('syntax', token, { message: 'Between quotation marks come words.', suggestion: '' });
  if (token.isClosed) return { is: 'word', text: token.text, isPhrase: true };
  const suggestion = `"${token.text.trimEnd()}"`;
  return mistake('syntax', token, { message: 'The quotation mark is not closed.', suggestion });
}

function readFilter(reader: TermReader, token: FilterToken): QueryLeaf | QueryMistake {
  const filter = checkFilter(token, reader.text);
  if ('code' in filter || filter.field !== 'sort') return filter;
  if (reader.depth > 0 || reader.negations > 0)
    return mistake('syntax', token, {
      message: 'sort: stands outside of brackets, without a minus.',
      suggestion: '',
    });
  return reader.order
    ? mistake('syntax', token, { message: 'A search has one order.', suggestion: '' })
    : filter;
}

function kindOfToken(token: TermToken): QueryTerm['kind'] {
  if (token.is !== 'filter') return 'word';
  if (token.field === '#') return 'number';
  const [field, ...others] = fieldsNamed(token.field);
  return field && others.length === 0 ? FIELDS[field].term : 'word';
}
