import { createChance } from '@wallabee/simulated-players/chance';
import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { LANGUAGES } from '@wallabee/simulated-players/texts/languages';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import { withLocalNames } from './local-names.ts';

const { corpus } = await readShippedFiles();
const composer = withLocalNames(
  createComposer({
    'hi.text': { any: ['Hello from {city} to {city2}.'], de: ['Grüße aus {city} nach {city2}.'] },
    'hi.title': { any: ['From {city}'] },
  }),
  corpus.cityNames,
);
const occasion = {
  facts: { city: 'Vienna', city2: 'London' },
  writer: { voice: 'warm', kind: 'walker', language: 'de', keepsLanguage: false },
  chance: createChance(1, 'local names'),
  used: createUsed(),
} as const;

test('a text names cities in its own language', () => {
  expect(composer.compose('hi.text', { ...occasion, language: 'de' })).toBe('Grüße aus Wien nach London.');
  expect(composer.tryCompose('hi.text', occasion)).toBe('Hello from Vienna to London.');
});

test('a text that is English for want of another names them in English', () => {
  expect(composer.compose('hi.title', { ...occasion, language: 'de' })).toBe('From Vienna');
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s has names for cities of the world',
  (language) => {
    const names = Object.entries(corpus.cityNames[language] ?? {});
    const cities = new Set(corpus.cities.map(({ city }) => city));

    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(([english, local]) => !cities.has(english) || english === local)).toEqual([]);
  },
);
