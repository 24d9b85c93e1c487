import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { mistake } from './mistakes.ts';
import type { ParsedQuery, ParsedTerm } from './parsed-query.ts';
import type { QueryFilter, QueryTree } from './query-tree.ts';
import { readTerm, type TermReader } from './read-term.ts';
import { loneOpMistake, tooLong, tooMany } from './syntax-mistakes.ts';
import { type Span, type Token, tokensOf } from './tokens.ts';

/** Any text gives an answer: what is right is the tree, what is wrong are the mistakes. */
export function parseQuery(text: string): ParsedQuery {
  const tokens = tokensOf(text.slice(0, LONGEST_QUERY));
  const parser: Parser = {
    text,
    tokens,
    at: 0,
    depth: 0,
    negations: 0,
    terms: [],
    mistakes: [],
    order: null,
  };
  const trees: QueryTree[] = [];
  while (parser.at < tokens.length) {
    const tree = parseAny(parser);
    if (tree) trees.push(tree);
    const stray = take(parser, 'close');
    if (stray)
      parser.mistakes.push(
        mistake('syntax', stray, { message: 'No bracket was opened before this one.', suggestion: '' }),
      );
  }
  const limits = [tooMany(parser.terms), tooLong(text)].filter((one) => one !== null);
  return {
    tree: withOrder(joined('all', trees), parser.order),
    terms: parser.terms,
    mistakes: [...parser.mistakes, ...limits].sort((one, other) => one.from - other.from),
  };
}

/** An order stands at the end of the outermost list, wherever it was written. */
export function withOrder(tree: QueryTree | null, order: QueryFilter | null): QueryTree | null {
  if (!order) return tree;
  if (!tree) return order;
  return { is: 'all', of: tree.is === 'all' ? [...tree.of, order] : [tree, order] };
}

/** The terms alone, for painting a query while it is typed. */
export function paintQuery(text: string): readonly ParsedTerm[] {
  return parseQuery(text).terms;
}

interface Parser extends TermReader {
  readonly tokens: readonly Token[];
  at: number;
}

function parseAny(parser: Parser): QueryTree | null {
  const branches: QueryTree[] = [];
  let before = parseAll(parser);
  let isFirst = true;
  if (before.tree) branches.push(before.tree);
  for (let or = take(parser, 'or'); or; or = take(parser, 'or')) {
    const after = parseAll(parser);
    if (after.isEmpty) parser.mistakes.push(mistake('syntax', or, DANGLING_OR.after));
    else if (isFirst && before.isEmpty) parser.mistakes.push(mistake('syntax', or, DANGLING_OR.before));
    if (after.tree) branches.push(after.tree);
    before = after;
    isFirst = false;
  }
  return joined('any', branches);
}

const DANGLING_OR = {
  before: { message: 'Before or comes a word or a filter.', suggestion: '' },
  after: { message: 'After or comes a word or a filter.', suggestion: '' },
};

function parseAll(parser: Parser): { tree: QueryTree | null; isEmpty: boolean } {
  const start = parser.at;
  const parts: QueryTree[] = [];
  for (let token = peek(parser); token && token.is !== 'or' && token.is !== 'close'; token = peek(parser)) {
    const part = parseOne(parser);
    if (part) parts.push(part);
  }
  return { tree: joined('all', parts), isEmpty: parser.at === start };
}

function parseOne(parser: Parser): QueryTree | null {
  const token = peek(parser);
  parser.at += 1;
  if (!token || token.is === 'or' || token.is === 'close') return null;
  if (token.is === 'minus') return parseNot(parser, token);
  if (token.is === 'open') return parseBrackets(parser, token);
  if (token.is === 'lone minus') return wrong(parser, token, LONE_MINUS);
  if (token.is === 'lone op') {
    parser.mistakes.push(loneOpMistake(parser.text, token));
    return null;
  }
  return readTerm(parser, token);
}

const LONE_MINUS = { message: 'After a minus comes a word or a filter, without a space.', suggestion: '' };

function parseNot(parser: Parser, minus: Token): QueryTree | null {
  const next = peek(parser);
  if (!next || next.is === 'or' || next.is === 'close' || next.is === 'lone minus')
    return wrong(parser, minus, LONE_MINUS);
  parser.negations += 1;
  const of = parseOne(parser);
  parser.negations -= 1;
  const term = parser.terms.at(-1);
  // The colour of a term includes the minus right before it.
  if (term && term.from === minus.to) parser.terms.splice(-1, 1, { ...term, from: minus.from });
  return of && { is: 'not', of };
}

function parseBrackets(parser: Parser, open: Token): QueryTree | null {
  parser.depth += 1;
  const first = parser.at;
  const tree = parseAny(parser);
  parser.depth -= 1;
  const isEmpty = parser.at === first;
  const close = take(parser, 'close');
  if (!close) return wrong(parser, open, { message: 'The bracket is not closed.', suggestion: '' }) ?? tree;
  if (isEmpty)
    return wrong(
      parser,
      { from: open.from, to: close.to },
      { message: 'The brackets are empty.', suggestion: '' },
    );
  return tree;
}

function wrong(parser: Parser, span: Span, mending: { message: string; suggestion: string }): null {
  parser.mistakes.push(mistake('syntax', span, mending));
  return null;
}

function joined(is: 'any' | 'all', of: readonly QueryTree[]): QueryTree | null {
  return of.length > 1 ? { is, of } : (of[0] ?? null);
}

function peek(parser: Parser): Token | undefined {
  return parser.tokens[parser.at];
}

function take(parser: Parser, is: 'or' | 'close'): Token | undefined {
  const token = peek(parser);
  if (token?.is !== is) return undefined;
  parser.at += 1;
  return token;
}
