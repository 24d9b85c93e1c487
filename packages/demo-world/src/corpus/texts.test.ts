import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChance } from '@wallabee/simulated-players/chance';
import { VOICES } from '@wallabee/simulated-players/character/character';
import { namesIn, problemsOfParts } from '@wallabee/simulated-players/texts/check-parts';
import { compileParts } from '@wallabee/simulated-players/texts/compile-parts';
import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { FACTS, type Facts } from '@wallabee/simulated-players/texts/facts';
import { LANGUAGES } from '@wallabee/simulated-players/texts/languages';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';

const { corpus } = await readShippedFiles();
const parts = compileParts(corpus.texts);

test('every placeholder of the shipped texts is a fact or a part of the same language', () => {
  expect(problemsOfParts(parts)).toEqual([]);
});

test('every part can be written in every voice and language, with nothing left unfilled', () => {
  const composer = createComposer(corpus.texts);
  const facts = Object.fromEntries(Object.keys(FACTS).map((name) => [name, name.toUpperCase()])) as Facts;
  const chance = createChance(1, 'every part');
  const texts = [...parts.keys()].flatMap((part) =>
    LANGUAGES.filter((language) => composer.has(part, language)).flatMap((language) =>
      VOICES.map((voice) => {
        const writer = { voice, kind: 'walker', language, keepsLanguage: false } as const;
        return composer.compose(part, { facts, writer, chance, used: createUsed(), language });
      }),
    ),
  );

  expect(texts.filter((text) => /[{}|]/.test(text) || text.includes('\u0000') || text.trim() === '')).toEqual(
    [],
  );
});

test('every part is used, by the code or by another part', () => {
  const inParts = new Set(
    [...parts.values()].flat().flatMap(({ template }) => namesIn(template).map(({ name }) => name)),
  );
  const inCode = patternsInCode();
  const unused = [...parts.keys()].filter(
    (part) => !inParts.has(part) && !inCode.some((pattern) => pattern.test(part)),
  );

  expect(unused).toEqual([]);
});

test('there are texts in eight voices and in eight languages besides English', () => {
  const alternatives = [...parts.values()].flat();

  expect(new Set(alternatives.flatMap(({ voices }) => voices)).size).toBe(8);
  expect(new Set(alternatives.map(({ language }) => language)).size).toBeGreaterThan(8);
  expect(alternatives.length).toBeGreaterThan(1_500);
});

/** Strings with a dot; what a template inserts stands for any letters. */
function patternsInCode(): RegExp[] {
  const sources = [join(HERE, '..'), join(HERE, '../../../simulated-players/src')].flatMap(filesUnder);
  return sources.flatMap((source) =>
    [...source.matchAll(/['`]([a-z$][\w${}.]*(?:\.[\w${}.]+|\$\{\w+\}[\w.]*))['`]/g)].map(
      ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
    ),
  );
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
