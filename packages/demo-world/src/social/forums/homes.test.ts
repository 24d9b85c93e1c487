import { createChance } from '@wallabee/simulated-players/chance';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { expect, test } from 'vitest';
import { chatThreads } from './chat.ts';
import { chatPlans } from './chat-plans.ts';
import { converse } from './conversation.ts';
import { languageCorners } from './language-corners.ts';
import { momentThreads } from './moment-threads.ts';
import { playSmallWorld } from './played-world.fixture.ts';
import { createTalk } from './talk.ts';

const { setting } = await playSmallWorld();
const talk = createTalk(setting, createChance(7, 'homes'));
const { cities, cityNames } = setting.corpus;
const cityOfPlace = new Map(cities.flatMap(({ city, places }) => places.map(({ name }) => [name, city])));
const placesIn = (text: string) => [...cityOfPlace.keys()].filter((name) => text.includes(name));

const journeys = momentThreads({ ...talk, used: createUsed() }, 'travels', 400);
for (const draft of journeys) converse(talk, draft, 30);

test('who speaks as somebody of a city lives there', () => {
  const claims = journeys
    .flatMap(({ posts }) => posts.slice(1))
    .flatMap(({ author, text }) => {
      const groups = CLAIM.exec(text)?.filter((group) => group !== undefined) ?? [];
      const city = groups[1]?.toLowerCase();
      return city === undefined ? [] : [{ city, home: author.city.toLowerCase(), text }];
    });

  expect(claims.length).toBeGreaterThan(8);
  expect(claims.filter(({ city, home }) => city !== home)).toEqual([]);
});

const CLAIM = /Welcome to (.+?)!|I live in (.+?)\.|^(.+?) is home for me|from ([^.]+?) myself/i;

test('another place to try is in the same city', () => {
  const tips = journeys.flatMap(({ title, posts }) => {
    const visited = new Set(posts.map(({ facts }) => facts.city2));
    return posts
      .filter(({ text }) => /^Try .+ too\. I had|is good as well:/.test(text))
      .map(({ text }) => ({
        title,
        text,
        cities: placesIn(text).map((name) => cityOfPlace.get(name)),
        visited,
      }));
  });

  expect(tips.length).toBeGreaterThan(2);
  expect(tips.filter(({ cities: named, visited }) => !named.some((city) => visited.has(city)))).toEqual([]);
});

test('a bug report has one version of the app, and staff do not chat in it', () => {
  const plan = chatPlans(setting.corpus.texts, () => 120).find(({ forumIds }) => forumIds.includes(5));
  const reports = plan ? chatThreads(talk, plan) : [];
  const versions = reports.map(({ title, posts }) => {
    const texts = [title, ...posts.map(({ text }) => text)].join('\n');
    return new Set(texts.match(/\b\d+\.\d\.\d\b/g));
  });
  const chat = reports.flatMap(({ posts }) => posts.filter(({ topic }) => topic === 'chat'));

  expect(versions.filter(({ size }) => size === 1).length).toBeGreaterThan(20);
  expect(versions.filter(({ size }) => size > 1)).toEqual([]);
  expect(chat.filter(({ author }) => author.accountType !== 'player')).toEqual([]);
});

test('in the threads of a language cities have the names of that language', () => {
  const corners = languageCorners({ ...talk, used: createUsed() }, 400);
  const named = corners.flatMap(({ language, posts }) =>
    posts
      .map(({ text }) => withoutPlaces(text))
      .flatMap((text) =>
        Object.entries(cityNames[language] ?? {}).map(([english, local]) => ({
          text,
          isLocal: text.includes(local),
          isEnglish: new RegExp(`${english}(?!\\w)`).test(text) && !text.includes(local),
        })),
      ),
  );

  expect(named.filter(({ isLocal }) => isLocal).length).toBeGreaterThan(5);
  expect(named.filter(({ isEnglish }) => isEnglish).map(({ text }) => text)).toEqual([]);
});

/** Places have the names of places.yaml in every language. */
function withoutPlaces(text: string): string {
  return placesIn(text).reduce((rest, name) => rest.replaceAll(name, ''), text);
}
