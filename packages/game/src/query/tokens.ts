import type { QueryOp } from './query-tree.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export type Token = Mark<'open' | 'close' | 'or' | 'minus' | 'lone minus' | 'lone op'> | TermToken;

export type TermToken =
  | (Span & { readonly is: 'word'; readonly text: string })
  | (ValuePart & { readonly is: 'phrase' })
  | FilterToken;

type Mark<Is> = Is extends string ? Span & { readonly is: Is } : never;

export interface FilterToken extends Span {
  readonly is: 'filter';
  /** As it was written; `#` is short for a number. */
  readonly field: string;
  readonly op: QueryOp;
  /** Where the operator ends. */
  readonly valueFrom: number;
  readonly parts: readonly ValuePart[];
  /** What stands between the parts. */
  readonly separators: readonly ('..' | ',')[];
}

export interface ValuePart extends Span {
  readonly text: string;
  readonly isClosed: boolean;
}

const SPACE = /\s/;
const QUOTES = '"“”„‟«»';
const MINUSES = '-−–';
const BRACKETS = '()';
const FIELD = /([\p{L}][\p{L}_-]*)(!=|<=|>=|[:=<>≤≥≠])/uy;
const NUMBER_SIGN = /(#)(!=|<=|>=|[:=<>≤≥≠])?/y;
const LONE_OP = /(?:!=|<=|>=|[:=<>≤≥≠])+/y;
const OPS: Readonly<Record<string, QueryOp>> = { '≤': '<=', '≥': '>=', '≠': '!=' };

/** Splits any text; nothing in it is left out but spaces. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (SPACE.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

function tokenAt(text: string, from: number): Token {
  const first = text.charAt(from);
  if (first === '(') return { is: 'open', from, to: from + 1 };
  if (first === ')') return { is: 'close', from, to: from + 1 };
  if (MINUSES.includes(first)) return minusAt(text, from);
  if (QUOTES.includes(first)) return { is: 'phrase', ...quotedAt(text, from) };
  return filterAt(text, from) ?? loneOpAt(text, from) ?? wordAt(text, from);
}

function minusAt(text: string, from: number): Token {
  let to = from;
  while (to < text.length && MINUSES.includes(text.charAt(to))) to += 1;
  const next = text.charAt(to);
  const isAlone = next === '' || next === ')' || SPACE.test(next);
  return isAlone ? { is: 'lone minus', from, to } : { is: 'minus', from, to: from + 1 };
}

function quotedAt(text: string, from: number): ValuePart {
  let end = from + 1;
  while (end < text.length && !QUOTES.includes(text.charAt(end))) end += 1;
  return {
    text: text.slice(from + 1, end),
    isClosed: end < text.length,
    from,
    to: Math.min(end + 1, text.length),
  };
}

function filterAt(text: string, from: number): FilterToken | undefined {
  const [whole, field, sign] = matchAt(FIELD, text, from) ?? matchAt(NUMBER_SIGN, text, from) ?? [];
  if (whole === undefined || field === undefined) return undefined;
  const valueFrom = from + whole.length;
  const { parts, separators, to } = valueAt(text, valueFrom);
  return { is: 'filter', from, to, field, op: opOf(sign), valueFrom, parts, separators };
}

function opOf(sign = '='): QueryOp {
  return OPS[sign] ?? (sign as QueryOp);
}

function valueAt(text: string, from: number): Pick<FilterToken, 'parts' | 'separators' | 'to'> {
  const parts = [partAt(text, from)];
  const separators: ('..' | ',')[] = [];
  let to = parts[0]?.to ?? from;
  for (let separator = separatorAt(text, to); separator; separator = separatorAt(text, to)) {
    const part = partAt(text, to + separator.length);
    separators.push(separator);
    parts.push(part);
    to = part.to;
  }
  return { parts, separators, to };
}

function partAt(text: string, from: number): ValuePart {
  if (QUOTES.includes(text.charAt(from)) && from < text.length) return quotedAt(text, from);
  let to = from;
  while (!endsWord(text, to) && !separatorAt(text, to)) to += 1;
  return { text: text.slice(from, to), isClosed: true, from, to };
}

function separatorAt(text: string, at: number): '..' | ',' | undefined {
  if (text.charAt(at) === ',') return ',';
  return text.startsWith('..', at) ? '..' : undefined;
}

function loneOpAt(text: string, from: number): Token | undefined {
  const [op] = matchAt(LONE_OP, text, from) ?? [];
  return op === undefined ? undefined : { is: 'lone op', from, to: from + op.length };
}

function wordAt(text: string, from: number): Token {
  let to = from + 1;
  while (!endsWord(text, to)) to += 1;
  const word = text.slice(from, to);
  return word.toLowerCase() === 'or' ? { is: 'or', from, to } : { is: 'word', text: word, from, to };
}

function endsWord(text: string, at: number): boolean {
  const letter = text.charAt(at);
  return letter === '' || SPACE.test(letter) || QUOTES.includes(letter) || BRACKETS.includes(letter);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
