import type { Chance } from '@wallabee/simulated-players/chance';
import type { Names } from '../corpus/corpus.ts';

export interface PersonName {
  username: string;
  name: string;
}

/** Usernames must differ in more than letter case. */
export function createNameDrawer(names: Names, chance: Chance, taken: Iterable<string>) {
  const used = new Set([...taken].map((username) => username.toLowerCase()));
  return (): PersonName => {
    const person = drawPerson(names, chance);
    let username = person.username;
    while (used.has(username.toLowerCase())) username = `${person.username}${chance.between(2, 9999)}`;
    used.add(username.toLowerCase());
    return { ...person, username };
  };
}

function drawPerson(names: Names, chance: Chance): PersonName {
  const given = chance.pick(names.given);
  const family = chance.pick(names.family);
  const handle = drawHandle(names, chance, given);
  return { username: handle, name: drawDisplayName(chance, { given, family, handle }) };
}

function drawHandle({ handles }: Names, chance: Chance, given: string): string {
  const first = chance.pick(handles.first);
  const second = chance.pick(handles.second);
  const number = chance.happens(0.35) ? String(chance.between(1, 99)) : '';
  const forms = [
    `${first}${second}`,
    `${capital(first)}${capital(second)}`,
    `${first}_${second}`,
    `${plain(given)}${capital(second)}`,
    `${plain(given).toLowerCase()}${chance.between(60, 99)}`,
  ] as const;
  return `${chance.pick(forms)}${number}`;
}

function drawDisplayName(
  chance: Chance,
  { given, family, handle }: { given: string; family: string; handle: string },
): string {
  return chance.pick([
    `${given} ${family}`,
    `${given} ${family}`,
    given,
    `${given} ${family.charAt(0)}.`,
    handle,
  ]);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/[^A-Za-z0-9]/g, '') || 'bee';
}
