import type { TermKind } from '@wallabee/contract/search/term-kinds';
import { type Choice, choiceOf } from './choices.ts';
import { FIELDS } from './field-table.ts';
import type { QueryField } from './fields.ts';
import { type FoundNames, lookupKey } from './lookups.ts';
import { nearText } from './near-value.ts';
import { isFriends, isMe, lookupOf } from './query-lookups.ts';
import { type QueryFilter, type QueryLeaf, textsOf } from './query-tree.ts';
import {
  SAID_CLASSES,
  SAID_ORDERS,
  SAID_PATTERNS,
  SAID_STATUSES,
  SAID_TRAITS,
  SAID_WAYS,
  type SaidTrait,
} from './say-choices.ts';
import { isOne, listed, saidAmount, saidNumber, saidTime } from './say-values.ts';

export interface SaidTerm {
  readonly kind: TermKind;
  /** Stands after a noun, and after `not`. */
  readonly phrase: string;
  readonly negative: string;
  /** Stands after `that`, where it sounds better. */
  readonly verb?: string;
  /** It is said of item types, so numbers are `of items` of which it is true. */
  readonly isOfItems: boolean;
  /** A better way of saying that. */
  readonly items?: string;
  /** The beginning of the phrase that has no colour. */
  readonly lead: string;
}

/** What names were found, by `lookupKey`. */
export type FoundByKey = ReadonlyMap<string, FoundNames>;

export function sayTerm(leaf: QueryLeaf, found: FoundByKey): SaidTerm {
  if (leaf.is === 'word') return sayWord(leaf.text, leaf.isPhrase);
  const { term: kind, of } = FIELDS[leaf.field];
  const trait = leaf.field === 'is' ? sayTraits(leaf) : null;
  const phrase = trait?.phrase ?? PHRASES[leaf.field](leaf, found);
  const negative = phrase.startsWith('with ') ? `without${phrase.slice('with'.length)}` : `not ${phrase}`;
  const isOfItems = (of === 'items' && leaf.field !== 'name') || SAVED.includes(leaf.field);
  const lead = leaf.field === 'set' || leaf.field === 'in' ? 'in ' : '';
  return { kind, phrase, negative, isOfItems, lead, ...trait };
}

const SAVED: readonly QueryField[] = ['missing', 'has', 'best'];

function sayWord(text: string, isPhrase: boolean): SaidTerm {
  const words = isPhrase ? `the words “${text}”` : `“${text}”`;
  return { kind: 'word', phrase: `with ${words}`, negative: `without ${words}`, isOfItems: false, lead: '' };
}

function sayTraits({ value }: QueryFilter): SaidTrait & { isOfItems: boolean } {
  const choices = textsOf(value).flatMap((text) => choiceOf('is', text) ?? []);
  const said = choices.map(sayTrait);
  const isOfItems = choices.every(({ of }) => of === 'items');
  return {
    verb: `${said.length > 1 ? 'either ' : ''}${listed(said.map(({ verb }) => verb))}`,
    phrase: listed(said.map(({ phrase }) => phrase)),
    isOfItems,
    ...(isOfItems && { items: listed(said.map(({ items = '' }) => items)) }),
  };
}

function sayTrait({ word }: Choice): SaidTrait {
  const known: Readonly<Record<string, SaidTrait>> = { ...SAID_PATTERNS, ...SAID_TRAITS };
  const digits = sayDigits([word]);
  return known[word] ?? { verb: `have ${digits}`, phrase: `of ${digits}` };
}

function sayDigits(classes: readonly string[]): string {
  const counts = classes.map((word) => SAID_CLASSES[word as keyof typeof SAID_CLASSES]);
  return `${listed(counts)} ${counts.join() === SAID_CLASSES.sd ? 'digit' : 'digits'}`;
}

type Phrase = (filter: QueryFilter, found: FoundByKey) => string;

const named =
  (before: string): Phrase =>
  (filter, found) =>
    `${before} ${names(filter, found)}`;
const chosen =
  (said: Readonly<Record<string, string>>): Phrase =>
  ({ field, value }) =>
    listed(textsOf(value).map((text) => said[choiceOf(field, text)?.word ?? ''] ?? text));
const dated =
  (before: string): Phrase =>
  (filter) =>
    `${before} ${saidTime(filter)}`;
const counted =
  (before: string, one: string, many: string): Phrase =>
  (filter) =>
    `${before} ${saidAmount(filter)} ${isOne(filter) ? one : many}`;
const priced =
  (before: string): Phrase =>
  (filter) =>
    `${before} ${saidAmount(filter, 'less')} ${isOne(filter) ? 'honeycomb' : 'honeycombs'}`;

const PHRASES: Readonly<Record<QueryField, Phrase>> = {
  name: (filter) => `with ${listed(textsOf(filter.value).map((text) => `“${text}”`))} in the name`,
  set: named('in'),
  subset: named('in the subset'),
  gen: (filter, found) => `of ${names(filter, found).replace('Collectibles', 'the Collectibles')}`,
  is: chosen({}),
  class: ({ value }) => `of ${sayDigits(textsOf(value).map((text) => choiceOf('class', text)?.word ?? ''))}`,
  number: saidNumber,
  status: chosen(SAID_STATUSES),
  owner: named('held by'),
  at: sayPlace,
  in: named('in'),
  near: sayNear,
  price: priced('for'),
  created: dated('made'),
  moved: (filter) => `last moved ${saidTime(filter)}`.replace('last moved in the last', 'moved in the last'),
  moves: counted('with', 'move', 'moves'),
  hands: counted('with', 'owner', 'owners'),
  cost: priced('sold in stores for'),
  store: named('sold by'),
  category: named('foraged at any'),
  from: sayFrom,
  makes: named('used to make'),
  issued: (filter) => (isOne(filter) ? 'issued once' : `issued ${saidAmount(filter)} times`),
  released: dated('released'),
  designer: named('designed by'),
  missing: (filter, found) => `missing from ${names(filter, found, 'your')} sets`,
  has: named('saved by'),
  best: (filter) => `saved by you with a number ${saidNumber(filter)}`,
  beats: (filter, found) => `beating ${names(filter, found, 'yours')}`,
  sort: chosen(SAID_ORDERS),
};

const MOST_NAMES = 4;

/** `yours` makes them possessive. */
function names(filter: QueryFilter, found: FoundByKey, yours?: string): string {
  const all = textsOf(filter.value).flatMap((text) => {
    if (FIELDS[filter.field].takes === 'person' && isMe(text)) return yours ?? 'you';
    const said = namesOf(filter.field, text, found);
    return yours ? said.map((name) => `${name}’s`) : said;
  });
  const unique = [...new Set(all)];
  const more = unique.length - MOST_NAMES;
  return more > 1 ? listed([...unique.slice(0, MOST_NAMES), `${more} others`]) : listed(unique);
}

/** The full names of what was found; as it was written where nothing is known of it. */
function namesOf(field: QueryField, text: string, found: FoundByKey): readonly string[] {
  if (FIELDS[field].takes === 'person' && isFriends(text)) return ['your friends'];
  const lookup = lookupOf(field, text);
  const known = lookup ? (found.get(lookupKey(lookup))?.names ?? []) : [];
  return known.length > 0 ? known : [`“${text}”`];
}

function sayPlace(filter: QueryFilter, found: FoundByKey): string {
  const isCategory = textsOf(filter.value).some(
    (text) => found.get(lookupKey({ of: 'place', text }))?.isCategory,
  );
  return `${isCategory ? 'lying at any' : 'lying at'} ${names(filter, found)}`;
}

function sayNear({ value }: QueryFilter, found: FoundByKey): string {
  const texts = textsOf(value);
  const kilometres = texts.at(-1)?.replace(/km$/i, '');
  const [name] = found.get(lookupKey({ of: 'near', text: nearText(value) }))?.names ?? [];
  const centre = texts.length === 2 ? (name ?? `“${texts[0]}”`) : texts.slice(0, 2).join(', ');
  return `within ${kilometres} km of ${centre}`;
}

function sayFrom(filter: QueryFilter, found: FoundByKey): string {
  const texts = textsOf(filter.value);
  const ways = texts.flatMap(
    (text) => SAID_WAYS[choiceOf('from', text)?.word as keyof typeof SAID_WAYS] ?? [],
  );
  const items = texts.filter((text) => !choiceOf('from', text));
  const made =
    items.length > 0 ? [`made from ${names({ ...filter, value: { is: 'list', texts: items } }, found)}`] : [];
  return listed([...ways, ...made]);
}
