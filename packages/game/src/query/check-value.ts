import { CHOICES, type Choice, choicesNamed } from './choices.ts';
import { FIELDS } from './field-table.ts';
import type { QueryField } from './fields.ts';
import type { Mending } from './mistakes.ts';
import { nearest } from './nearest.ts';
import { dateSpan, daysAgo, isDate } from './query-date.ts';

/** The largest count that a query may have; the database's integers hold it and the next. */
export const LARGEST_COUNT = 1_000_000_000;

/** What is wrong with one text of a value, or null. Its suggestion is for that text alone. */
export function valueFault(field: QueryField, text: string): Mending | null {
  const { takes } = FIELDS[field];
  if (takes === 'count') return countFault(text);
  if (takes === 'date') return dateFault(text);
  if (takes === 'choice') return choiceFault(field, text);
  if (takes === 'person') return personFault(field, text);
  return null;
}

/** What is missing after a field. */
export function emptyFault(field: QueryField): Mending {
  const { value, takes } = FIELDS[field];
  const comes = takes === 'choice' ? 'one of these' : value;
  return { message: `After ${field}: comes ${comes}.`, expected: wordsOf(field) };
}

/** Whether a range from one text to the other goes backwards, as far as it can be said without a clock. */
export function goesBackwards(field: QueryField, from: string, to: string): boolean {
  if (FIELDS[field].takes === 'count') return Number(from) > Number(to);
  const [one, other] = [daysAgo(from), daysAgo(to)];
  if (one !== null && other !== null) return one < other;
  if (one !== null || other !== null) return false;
  return (dateSpan(from, 0)?.from ?? 0) >= (dateSpan(to, 0)?.to ?? 0);
}

const COUNT = /^\d{1,20}$/;

function countFault(text: string): Mending | null {
  if (!COUNT.test(text)) {
    const digits = text.replaceAll(/[#\s]/g, '');
    const suggestion = COUNT.test(digits) ? digits : undefined;
    return { message: `“${text}” is not a whole number.`, suggestion };
  }
  return Number(text) > LARGEST_COUNT ? { message: `“${text}” is more than there can be.` } : null;
}

const DATES = ['2016', '2016-05', '2016-05-01', '30d', 'today'];

function dateFault(text: string): Mending | null {
  if (isDate(text)) return null;
  const dashed = text.replaceAll(/[/.]/g, '-');
  const shorter = [dashed, dashed.slice(0, 7), dashed.slice(0, 4)];
  return {
    message: `“${text}” is not a day, a month or a year.`,
    expected: DATES,
    suggestion: shorter.find(isDate) ?? nearest(text, ['today']),
  };
}

function choiceFault(field: QueryField, text: string): Mending | null {
  const named = choicesNamed(field, text);
  if (named.length === 1) return null;
  if (named.length > 1) {
    const words = named.map(({ word }) => word);
    return { message: `“${text}” can be ${inWords(words)}.`, expected: words };
  }
  const word = nearest(text, wordsOf(field));
  const choice = CHOICES[field]?.find((known) => known.word === word);
  return {
    message: `${noSuchChoice(field, text, choice)} After ${field}: comes one of these.`,
    expected: wordsOf(field),
    suggestion: word,
  };
}

function noSuchChoice(field: QueryField, text: string, meant: Choice | undefined): string {
  if (field === 'class') return `There is no class “${text}”.`;
  if (field === 'status') return `There is no status “${text}”.`;
  if (field === 'sort') return `There is no order “${text}”.`;
  return `${meant?.of === 'items' ? 'An item' : 'A number'} cannot be “${text}”.`;
}

function personFault(field: QueryField, text: string): Mending | null {
  const isFault = text.toLowerCase() === 'friends' && field !== 'owner';
  return isFault ? { message: `${field}: takes one player, not all friends.`, suggestion: 'me' } : null;
}

function wordsOf(field: QueryField): string[] {
  return CHOICES[field]?.map(({ word }) => word) ?? [];
}

export function inWords(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
}
