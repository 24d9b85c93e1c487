import { nameRefusal } from '@wallabee/contract/players/display-name-rules';
import { createChance } from '@wallabee/simulated-players/chance';
import { expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import { createNameDrawer } from './draw-names.ts';

const { corpus } = await readShippedFiles();
const drawer = (taken: string[] = []) => createNameDrawer(corpus.names, createChance(1, 'names'), taken);
const named = (country: string, count: number) => {
  const draw = drawer();
  return Array.from({ length: count }, () => draw(country));
};

test.each([
  { country: 'Japan', group: 'japanese' },
  { country: 'Portugal', group: 'portuguese' },
  { country: 'Ghana', group: 'west_african' },
])('most names of $country are of that country, and some are not', ({ country, group }) => {
  const given = new Set<string>(corpus.names.groups[group]?.given);
  const full = named(country, 600).filter(({ name }) => name.includes(' '));
  const local = full.filter(({ name }) => given.has(name.split(' ')[0] ?? ''));

  expect(local.length / full.length).toBeGreaterThan(0.75);
  expect(local.length).toBeLessThan(full.length);
});

test('every country of the cities has names of its own', () => {
  const known = new Set(Object.values(corpus.names.groups).flatMap(({ countries }) => countries));

  expect(corpus.cities.filter(({ country }) => !known.has(country))).toEqual([]);
});

test('no username comes twice, nor one that is taken, whatever its letter case', () => {
  const [first] = named('Japan', 1);
  const draw = drawer([first?.username.toUpperCase() ?? '']);
  const usernames = Array.from({ length: 4_000 }, () => draw('Japan').username.toLowerCase());

  expect(new Set(usernames).size).toBe(usernames.length);
  expect(usernames).not.toContain(first?.username.toLowerCase());
});

test('the site would accept every name, and usernames are plain letters and digits', () => {
  const people = corpus.cities.flatMap(({ country }) => named(country, 60));

  expect(people.filter(({ name }) => nameRefusal(name) !== null)).toEqual([]);
  expect(people.filter(({ username }) => !/^[A-Za-z0-9_]{3,}$/.test(username))).toEqual([]);
});
