import type { PlaceId } from '@wallabee/contract/protocol/ids';
import { createChance } from '@wallabee/simulated-players/chance';
import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { expect, test } from 'vitest';
import { DAY } from '../../calendar.ts';
import type { Player } from '../../players/player.ts';
import { readShippedFiles } from '../../shipped-files.fixture.ts';
import type { Talk } from './talk.ts';
import { dayFacts } from './world-facts.ts';

const { corpus } = await readShippedFiles();
const JANUARY = Date.UTC(2020, 0, 6);
const [IN_SYDNEY, IN_OSLO] = [1 as PlaceId, 2 as PlaceId];
const talk = {
  composer: createComposer(corpus.texts),
  chance: createChance(1, 'facts'),
  position: (city: string) => corpus.cities.find((entry) => entry.city === city),
  place: (id: PlaceId) => ({ id, city: id === IN_SYDNEY ? 'Sydney' : 'Oslo' }),
  speakers: {
    writer: () => ({ voice: 'warm', kind: 'walker', language: 'en', keepsLanguage: false }),
    nickname: ({ name }: Player) => name,
  },
} as unknown as Talk;
const player = { name: 'Ada', city: 'Vienna', joinsAt: JANUARY - 1.5 * DAY } as Player;

test('days are counted from two on', () => {
  expect(dayFacts(talk, player, JANUARY).days).toBeUndefined();
  expect(dayFacts(talk, player, JANUARY + DAY).days).toBe(2);
});

test('another weekday is never the same weekday', () => {
  const days = Array.from({ length: 60 }, (_, day) => dayFacts(talk, player, JANUARY + day * DAY));

  expect(days.filter(({ weekday, weekday2 }) => weekday === weekday2)).toEqual([]);
  expect(new Set(days.map(({ weekday2 }) => weekday2)).size).toBe(7);
});

test('German weather keeps its capital within a sentence, and English weather has none', () => {
  const draw = (language: 'de' | 'en') =>
    Array.from({ length: 30 }, () => String(dayFacts(talk, player, JANUARY, language).weather));

  expect(draw('de').filter((weather) => !/^[\p{Lu}\d]/u.test(weather))).toEqual([]);
  expect(draw('en').filter((weather) => /^\p{Lu}/u.test(weather))).toEqual([]);
});

test.each([
  { place: IN_SYDNEY, weather: 'hot' },
  { place: IN_OSLO, weather: 'freezing' },
])('the weather of January is $weather where the moment was', ({ place, weather }) => {
  const facts = dayFacts(talk, player, JANUARY, 'en', place);

  expect(corpus.texts[`weather.${weather}`]?.any).toContain(facts.weather);
});

test('weather is an obstacle in the cold and in great heat, and not on mild or warm days', () => {
  const inMonth = (month: number, place?: PlaceId) =>
    dayFacts(talk, player, Date.UTC(2020, month, 6), 'en', place);

  expect(
    [inMonth(0), inMonth(0, IN_SYDNEY)].map(({ weather, badweather }) => badweather === weather),
  ).toEqual([true, true]);
  expect([inMonth(3), inMonth(6)].map(({ badweather }) => badweather)).toEqual([undefined, undefined]);
});
