import type { Friend } from '@wallabee/contract/friends/friend';
import type { PouchItem } from '@wallabee/contract/pouch/pouch';
import type { FoundNumber, FoundType } from '@wallabee/contract/search/search-results';
import type { Suggestions } from '@wallabee/contract/search/suggest';
import { composerStrings } from './composer.strings.ts';

export interface Person {
  id: number;
  username: string;
  name: string;
  hue: number;
  image_key: string;
}

export interface Match {
  /** What is put into the text. */
  words: string;
  name: string;
  detail: string;
  picture: { kind: 'player' | 'item'; id: number; key: string; hue: number };
  number?: number;
}

export const MOST_MATCHES = 6;

interface Players {
  inThread: readonly Person[];
  friends: readonly Friend[];
  found: Suggestions | undefined;
}

/** Who writes in this thread comes first, then friends, then everybody. */
export function playerMatches(words: string, { inThread, friends, found }: Players): Match[] {
  const others = found?.groups.flatMap(({ results }) =>
    results.filter((result) => result.kind === 'players'),
  );
  return unique([
    ...inThread.filter(isNamed(words)).map((one) => ofPlayer(one, composerStrings.inThread(one.username))),
    ...friends.filter(isNamed(words)).map((one) => ofPlayer(one, composerStrings.friend(one.username))),
    ...(others ?? []).map((one) => ofPlayer(one, composerStrings.player(one.username))),
  ]);
}

/** Own items come first, then what the text names, then the other numbers and the types. */
export function itemMatches(
  words: string,
  { pouch, found }: { pouch: readonly PouchItem[]; found: Suggestions | undefined },
): Match[] {
  const [, name = '', number = ''] = /^(.*?)\s*#?(\d*)$/.exec(words) ?? [];
  const own = pouch.filter((item) => startsWords(item.name, name) && String(item.number).startsWith(number));
  const results = [
    ...(found?.jumps.map(({ result }) => result) ?? []),
    ...(found?.groups.flatMap((group) => group.results) ?? []),
  ];
  return unique([
    ...own.slice(0, MOST_OWN).map((item) => ofNumber(item, item.image_key, composerStrings.ownItem)),
    ...results
      .filter((one) => one.kind === 'numbers')
      .map((one) => ofNumber(one, one.image_key, whereIs(one))),
    ...results.filter((one) => one.kind === 'items').map(ofType),
  ]);
}

const MOST_OWN = 3;

function isNamed(words: string) {
  return ({ username, name }: Pick<Person, 'username' | 'name'>) =>
    username.toLowerCase().startsWith(words.toLowerCase()) || startsWords(name, words);
}

/** Whether the words begin one of the words of the name. */
function startsWords(name: string, words: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(words)}`);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function ofPlayer({ id, username, name, hue, image_key }: Person, detail: string): Match {
  return { words: `@${username}`, name, detail, picture: { kind: 'player', id, key: image_key, hue } };
}

function ofNumber(
  item: { item_type_id: number; name: string; number: number; hue: number },
  key: string,
  detail: string,
): Match {
  const { item_type_id: id, name, number, hue } = item;
  return { words: `[${name} #${number}]`, name, number, detail, picture: { kind: 'item', id, key, hue } };
}

function ofType({ item_type_id: id, name, set_name, hue, image_key }: FoundType): Match {
  const detail = composerStrings.ofSet(set_name);
  return { words: `[${name}]`, name, detail, picture: { kind: 'item', id, key: image_key, hue } };
}

function whereIs({ owner, place, set_name }: FoundNumber): string {
  if (owner) return composerStrings.withOwner(owner.name);
  return place ? composerStrings.atPlace(place.name) : composerStrings.ofSet(set_name);
}

function unique(matches: Match[]): Match[] {
  const known = new Map(matches.toReversed().map((match) => [match.words.toLowerCase(), match]));
  return [...new Set(matches.map(({ words }) => known.get(words.toLowerCase())))]
    .filter((match) => match !== undefined)
    .slice(0, MOST_MATCHES);
}
