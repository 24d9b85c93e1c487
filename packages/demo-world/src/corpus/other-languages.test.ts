import { compileParts } from '@wallabee/simulated-players/texts/compile-parts';
import { expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';

const { corpus } = await readShippedFiles();
const texts = Object.entries(corpus.texts).flatMap(([part, byLimits]) =>
  Object.entries(byLimits).flatMap(([limits, list]) =>
    list.map((text) => ({ part, limits: limits.split(' '), text })),
  ),
);
const inLanguage = (...languages: string[]) =>
  texts.filter(({ limits }) => languages.some((language) => limits.includes(language)));

test.each([
  { language: 'de', prepositions: 'bei|nach|zu|von|in' },
  { language: 'fr', prepositions: 'à|de|près de' },
  { language: 'es', prepositions: 'en|a|de|por' },
  { language: 'pt', prepositions: 'em|a|de|por' },
  { language: 'it', prepositions: 'a|da|di|in' },
  { language: 'nl', prepositions: 'bij|naar|van|in' },
])('no $language text needs the article of a place', ({ language, prepositions }) => {
  const pattern = new RegExp(`(^|[\\s({])(${prepositions}) \\{place2?\\}`, 'iu');

  expect(inLanguage(language).length).toBeGreaterThan(50);
  expect(inLanguage(language).filter(({ text }) => pattern.test(text))).toEqual([]);
});

test.each([
  { language: 'fr', pattern: /\b(à|de) \{city2\}/iu, why: 'Le Caire, Athènes' },
  { language: 'pt', pattern: /(^|\s)(em|de|a) \{city2?\}/iu, why: 'o Porto, o Rio de Janeiro' },
  { language: 'it', pattern: /(^|\s)(a|da|di|in) \{city2\}/iu, why: 'Il Cairo, Atene' },
])('no $language text needs the article or the vowel of a city ($why)', ({ language, pattern }) => {
  expect(inLanguage(language).filter(({ text }) => pattern.test(text))).toEqual([]);
});

test('German weather is a noun with a capital, or a number', () => {
  const weather = inLanguage('de').filter(({ part }) => part.startsWith('weather.'));

  expect(weather.length).toBeGreaterThan(10);
  expect(weather.filter(({ text }) => !/^[\p{Lu}\d]/u.test(text))).toEqual([]);
});

test('snow and ice belong to freezing weather, and heat to hot weather', () => {
  const weather = texts.filter(({ part }) => part.startsWith('weather.'));
  const winter =
    /\b(sleet|snow|slush|frost|ice|neige|verglas|nieve|neve|natte sneeuw|snö|snø)\b|schnee|glatteis|雪/iu;
  const wrong = weather.filter(
    ({ part, text }) =>
      (part !== 'weather.freezing' && winter.test(text) && !text.startsWith('ice-cream')) ||
      (part !== 'weather.hot' && part !== 'weather.tropical' && /\bheat|hot\b|hitze|canicule/iu.test(text)),
  );
  const always = texts.filter(
    ({ part, text }) => part === 'morning.line' && /\b(heat|snow|frost)\b/.test(text),
  );

  expect(weather.length).toBeGreaterThan(100);
  expect([...wrong, ...always]).toEqual([]);
});

test('every subject of bug reports has all it needs', () => {
  const parts = [...compileParts(corpus.texts).keys()].filter((part) => part.startsWith('bug.'));
  const subjects = new Set(parts.map((part) => part.split('.')[1]));
  const kinds = ['title', 'open', 'answer', 'official'];

  expect(subjects.size).toBeGreaterThan(20);
  expect(parts.toSorted()).toEqual(
    [...subjects].flatMap((subject) => kinds.map((kind) => `bug.${subject}.${kind}`)).toSorted(),
  );
});
