import { createComposer } from '@wallabee/simulated-players/texts/composer';
import { LANGUAGES } from '@wallabee/simulated-players/texts/languages';
import { expect, test } from 'vitest';
import { readShippedFiles } from '../../shipped-files.fixture.ts';
import { CLAIMS, partOf, SCENES, TAILS } from './scenes.ts';

const { corpus } = await readShippedFiles();
const composer = createComposer(corpus.texts);
const all = [...SCENES.map(({ lines }) => lines), ...TAILS];

test('every line of every scene has texts', () => {
  const parts = [
    ...all.flat().map(partOf),
    'msg.ps',
    'msg.more',
    ...Object.keys(CLAIMS).map((part) => `msg.${part}`),
  ];

  expect(parts.filter((part) => !composer.has(part))).toEqual([]);
});

test.each(LANGUAGES)('friends can have ten kinds of conversations in %s', (language) => {
  const written = all.filter((lines) => lines.every((line) => composer.has(partOf(line), language)));

  expect(written.length).toBeGreaterThanOrEqual(10);
});
