import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { daysAgo, isSpanUntilNow } from './query-date.ts';
import type { QueryFilter, QueryOp, QueryValue } from './query-tree.ts';

/** `a`, `a or b`, `a, b or c`. */
export function listed(texts: readonly string[], word = 'or'): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${word} ${last}`;
}

export function saidCount(text: string): string {
  return formatNumber(Number(text));
}

/** A comparison of counts: `fewer than 5`, `at least 5`, `5 to 7`, `5 or 7`. */
export function saidAmount({ op, value }: QueryFilter, less = 'fewer'): string {
  if (value.is === 'list') return listed(value.texts.map(saidCount));
  if (value.is === 'one') return `${AMOUNTS[op].replace('less', less)}${saidCount(value.text)}`;
  if (value.from === '') return `at most ${saidCount(value.to)}`;
  if (value.to === '') return `at least ${saidCount(value.from)}`;
  return `${saidCount(value.from)} to ${saidCount(value.to)}`;
}

const AMOUNTS: Readonly<Record<QueryOp, string>> = {
  ':': '',
  '=': '',
  '!=': '',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
};

/** A comparison of numbers: `below 100`, `from 100 to 199`, `#42`. */
export function saidNumber({ op, value }: QueryFilter): string {
  if (value.is === 'list') return listed(value.texts.map((text) => `#${saidCount(text)}`));
  if (value.is === 'one') return `${NUMBERS[op]}${saidCount(value.text)}`;
  if (value.from === '') return `up to ${saidCount(value.to)}`;
  const from = `from ${saidCount(value.from)}`;
  return value.to === '' ? from : `${from} to ${saidCount(value.to)}`;
}

const NUMBERS: Readonly<Record<QueryOp, string>> = {
  ':': '#',
  '=': '#',
  '!=': '#',
  '<': 'below ',
  '<=': 'up to ',
  '>': 'above ',
  '>=': 'from ',
};

/** Whether a count is exactly one, which its noun follows. */
export function isOne({ op, value }: QueryFilter): boolean {
  return value.is === 'one' && Number(value.text) === 1 && (op === ':' || op === '=');
}

/** A comparison of dates: `in May 2016`, `before 2012`, `in the last 30 days`. */
export function saidTime({ op, value }: QueryFilter): string {
  if (value.is === 'range') return saidPeriod(value);
  if (value.is === 'list') return listed(value.texts.map((text) => comparedDate(op, text)));
  return comparedDate(op, value.text);
}

function comparedDate(op: QueryOp, text: string): string {
  if (isSpanUntilNow(text))
    return op === '<' || op === '<=' ? `more than ${saidDays(text)} ago` : `in the last ${saidDays(text)}`;
  if (op === '<') return `before ${saidDate(text)}`;
  if (op === '>') return `after ${saidDate(text)}`;
  const on = `${preposition(text)}${saidDate(text)}`;
  if (op === '<=') return `${on} or earlier`;
  return op === '>=' ? `${on} or later` : on;
}

function saidPeriod({ from, to }: Extract<QueryValue, { is: 'range' }>): string {
  if (from === '') return `until ${saidDate(to)}`;
  return to === '' ? `since ${saidDate(from)}` : `from ${saidDate(from)} to ${saidDate(to)}`;
}

function preposition(text: string): string {
  if (daysAgo(text) === 0) return '';
  return text.split('-').length === 3 ? 'on ' : 'in ';
}

function saidDate(text: string): string {
  if (isSpanUntilNow(text)) return `${saidDays(text)} ago`;
  if (daysAgo(text) === 0) return 'today';
  const [year = '', month, day] = text.split('-');
  const named = month === undefined ? '' : `${MONTHS[Number(month) - 1]} `;
  return `${day === undefined ? '' : `${Number(day)} `}${named}${year}`;
}

function saidDays(text: string): string {
  const days = daysAgo(text) ?? 0;
  return days === 1 ? 'day' : `${formatNumber(days)} days`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
