import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import type { Instant } from '../state/item-state.ts';
import { FIELDS } from './field-table.ts';
import { type Lookup, type LookupKind, lookupKey } from './lookups.ts';
import { mistake } from './mistakes.ts';
import { nearText } from './near-value.ts';
import type { ParsedTerm } from './parsed-query.ts';
import { printText } from './print-query.ts';
import type { QueryContext } from './query-context.ts';
import { dateSpan } from './query-date.ts';
import { isFriends, isMe, lookupOf } from './query-lookups.ts';
import { type QueryFilter, textsOf } from './query-tree.ts';
import type { Span } from './tokens.ts';

const NOUNS: Readonly<Record<LookupKind, string>> = {
  word: 'word',
  phrase: 'phrase',
  name: 'name',
  item: 'item',
  set: 'set',
  subset: 'subset',
  gen: 'generation',
  store: 'store',
  category: 'category',
  designer: 'designer',
  player: 'player',
  place: 'place',
  city: 'city',
  near: 'place',
};

/** The first name of a filter that nothing has. Words of a name are no mistake: they find nothing. */
export function nameMistake(
  filter: QueryFilter,
  term: ParsedTerm,
  context: QueryContext,
): QueryMistake | null {
  for (const { lookup, span } of positioned(filter, term)) {
    const found = context.found.get(lookupKey(lookup));
    if (lookup.of === 'name' || (found && found.names.length > 0)) continue;
    const near = found?.near.filter((name) => !/["“”„‟«»]/.test(name)) ?? [];
    const [nearest] = near;
    return mistake('name', span, {
      message: `There is no ${NOUNS[lookup.of]} “${nameIn(filter, lookup)}”.`,
      expected: near,
      suggestion: nearest === undefined ? undefined : withDistance(filter, printText(nearest)),
    });
  }
  return null;
}

/** `best` and `me` need somebody who is logged in. */
export function loginMistake(
  filter: QueryFilter,
  term: ParsedTerm,
  { viewer }: QueryContext,
): QueryMistake | null {
  if (viewer) return null;
  const isPerson = FIELDS[filter.field].takes === 'person';
  const word = textsOf(filter.value).find((text) => isMe(text) || isFriends(text));
  if (filter.field === 'best')
    return mistake('login', term, {
      message: 'best: is about your own numbers. Log in to use it.',
    });
  if (!isPerson || word === undefined) return null;
  const message = `Log in, so that ${filter.field}:${word.toLowerCase()} can be ${isMe(word) ? 'you' : 'your friends'}.`;
  return mistake('login', term, { message });
}

/** A range from a day some days ago to a date can only be compared with a clock. */
export function spanBackwards(
  { field, value }: QueryFilter,
  term: ParsedTerm,
  now: Instant,
): QueryMistake | null {
  if (FIELDS[field].takes !== 'date' || value.is !== 'range' || value.from === '' || value.to === '')
    return null;
  const [from, to] = [dateSpan(value.from, now), dateSpan(value.to, now)];
  if (!from || !to || from.from < to.to) return null;
  return mistake('value', term.value, {
    message: 'The range goes backwards.',
    suggestion: `${value.to}..${value.from}`,
  });
}

function positioned(filter: QueryFilter, term: ParsedTerm): { lookup: Lookup; span: Span }[] {
  if (filter.field === 'near')
    return [{ lookup: { of: 'near', text: nearText(filter.value) }, span: term.value }];
  return textsOf(filter.value).flatMap((text, place) => {
    const lookup = lookupOf(filter.field, text);
    return lookup ? [{ lookup, span: term.texts[place] ?? term.value }] : [];
  });
}

function nameIn({ field, value }: QueryFilter, { text }: Lookup): string {
  return field === 'near' ? (textsOf(value)[0] ?? text) : text;
}

function withDistance({ field, value }: QueryFilter, name: string): string {
  return field === 'near' ? `${name},${textsOf(value).at(-1)}` : name;
}
