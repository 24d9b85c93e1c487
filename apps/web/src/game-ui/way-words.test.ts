import type { Way, WayPart, WayPlace } from '@wallabee/contract/plan/ways';
import { expect, test } from 'vitest';
import { aWay } from './way.fixture.ts';
import { effortWords, shortWay, tagWords } from './way-words.ts';

const part = (isHeld: boolean) => ({ held: isHeld ? {} : null }) as WayPart;
const place = (distance_m: number | null) => ({ name: 'Lambeth Pier', distance_m }) as WayPlace;
const ring = { members: [{}, {}, {}] } as unknown as Way['ring'];
const container = { name: 'Grab Bag' } as Way['container'];

test.each<{ way: Partial<Way>; words: string }>([
  { way: { kind: 'held' }, words: 'In your pouch' },
  { way: { kind: 'held', is_locked: true }, words: 'Yours, but locked' },
  { way: { kind: 'held', is_locked: true, is_stashed: true }, words: 'In your lockbox' },
  { way: { kind: 'place', place: place(600) }, words: 'Lambeth Pier, 600 m' },
  { way: { kind: 'forage', place: place(null) }, words: 'Lambeth Pier' },
  { way: { kind: 'forage', words: 'Forage it in a café.' }, words: 'Forage it in a café.' },
  {
    way: { kind: 'place', place: place(30_000), is_far: true },
    words: 'Lambeth Pier, 30 km, too far to walk',
  },
  {
    way: { kind: 'mix', parts: [part(true), part(false)], is_far: true },
    words: 'One part missing, too far to walk',
  },
  { way: { kind: 'market', honeycombs: 1_290 }, words: 'from 1,290 honeycombs' },
  { way: { kind: 'store' }, words: 'Night Chemist, 180 honeycombs' },
  { way: { kind: 'mix', parts: [part(true), part(true)] }, words: 'You hold both parts' },
  { way: { kind: 'mix', parts: [part(true), part(false)] }, words: 'One part missing' },
  { way: { kind: 'mix', parts: [part(false), part(false)] }, words: 'Both parts missing' },
  { way: { kind: 'swap', ring }, words: 'In a ring of three' },
  { way: { kind: 'container', container, chance: 12 }, words: 'Grab Bag, one of 12' },
  { way: { kind: 'none', words: 'It is retired.' }, words: 'It is retired.' },
])('a way in few words: $words', ({ way, words }) => {
  expect(shortWay(aWay(way))).toBe(words);
});

test.each([
  { way: aWay({ kind: 'place' }), words: 'LIES NEAR' },
  { way: aWay({ kind: 'place', is_far: true }), words: 'FAR AWAY' },
  { way: aWay({ kind: 'forage' }), words: 'FORAGE' },
  { way: aWay({ kind: 'forage', is_far: true }), words: 'FAR AWAY' },
  { way: aWay({ kind: 'mix', is_far: true }), words: 'MIX' },
  { way: aWay({ kind: 'none' }), words: 'NO WAY' },
])('the tag of a way says: $words [PN-01]', ({ way, words }) => {
  expect(tagWords(way)).toBe(words);
});

test.each([
  { way: aWay({ minutes: 9.6 }), words: '10 min' },
  { way: aWay({ minutes: 0 }), words: null },
  { way: aWay({ minutes: 900, is_far: true }), words: 'too far to walk' },
])('the effort of a way is $words [PN-01]', ({ way, words }) => {
  expect(effortWords(way)).toBe(words);
});
