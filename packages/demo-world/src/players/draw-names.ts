import { LONGEST_NAME } from '@wallabee/contract/players/display-name-rules';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { NameGroup, Names } from '../corpus/corpus.ts';

export interface PersonName {
  username: string;
  name: string;
}

export type NameDrawer = (country: string) => PersonName;

/** Usernames must differ in more than letter case. */
export function createNameDrawer(names: Names, chance: Chance, taken: Iterable<string>): NameDrawer {
  const used = new Set([...taken].map((username) => username.toLowerCase()));
  const groups = Object.values(names.groups);
  const ofCountry = new Map<string, NameGroup[]>();
  for (const group of groups)
    for (const country of group.countries) ofCountry.set(country, [...(ofCountry.get(country) ?? []), group]);

  /** Some people moved, or have parents from elsewhere. */
  const drawGroup = (country: string) =>
    (chance.happens(0.15) ? undefined : chance.pick(ofCountry.get(country) ?? [])) ?? chance.pick(groups);
  return (country) => {
    const group = drawGroup(country);
    if (!group) throw new Error('There are no names.');
    const person = drawPerson({ handles: names.handles, group }, chance);
    let username = person.username;
    while (used.has(username.toLowerCase())) username = `${person.username}${chance.between(2, 9999)}`;
    used.add(username.toLowerCase());
    return { ...person, username };
  };
}

interface NameParts {
  readonly handles: Names['handles'];
  readonly group: NameGroup;
}

function drawPerson({ handles, group }: NameParts, chance: Chance): PersonName {
  const given = chance.pick(group.given);
  const family = chance.pick(group.family);
  const handle = drawHandle({ handles, group }, chance, given);
  return { username: handle, name: drawDisplayName(chance, { given, family, handle }) };
}

function drawHandle({ handles, group }: NameParts, chance: Chance, given: string): string {
  const first = chance.pick(handles.first);
  const second = chance.pick(handles.second);
  const local = chance.pick(group.handles);
  const number = chance.happens(0.35) ? String(chance.between(1, 99)) : '';
  const forms = [
    `${first}${second}`,
    `${capital(first)}${capital(second)}`,
    `${first}_${second}`,
    `${plain(given)}${capital(second)}`,
    `${plain(given).toLowerCase()}${chance.between(60, 99)}`,
    `${first}${capital(local)}`,
    `${local}_${plain(given).toLowerCase()}`,
  ] as const;
  return `${chance.pick(forms)}${number}`;
}

function drawDisplayName(
  chance: Chance,
  { given, family, handle }: { given: string; family: string; handle: string },
): string {
  const name = chance.pick([
    `${given} ${family}`,
    `${given} ${family}`,
    given,
    `${given} ${family.charAt(0).toUpperCase()}.`,
    handle,
  ]);
  return name.length > LONGEST_NAME ? given : name;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Letters that have no base letter and an accent. */
const LETTERS: Record<string, string> = { ø: 'o', Ø: 'O', æ: 'ae', ð: 'd', þ: 'th', ı: 'i', ß: 'ss', ł: 'l' };

function plain(name: string): string {
  const spelled = name.replace(/[øØæðþıßł]/g, (letter) => LETTERS[letter] ?? letter);
  return spelled.normalize('NFD').replace(/[^A-Za-z0-9]/g, '') || 'bee';
}
