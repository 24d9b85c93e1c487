import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { facesIn } from './font-faces.ts';

const sources = new URL('../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${sources}${file}`, 'utf8');
const faces = facesIn(read('styles/fonts.css'));
const ofPart = (part: string) => faces.filter(({ file }) => file.endsWith(`-${part}.woff2`));
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.strings\.ts$|^content.*\.md$/.test(file),
);

test('each typeface is split in two, with the weights that are used', () => {
  expect(faces.map(({ font, file, weights }) => [font, file, weights.min, weights.max])).toEqual([
    ['besley', 'besley-rest.woff2', 400, 800],
    ['besley', 'besley-first.woff2', 400, 800],
    ['hanken', 'hanken-rest.woff2', 400, 800],
    ['hanken', 'hanken-first.woff2', 400, 800],
  ]);
});

describe('the files that come with every page', () => {
  test.each(texts)('have all the letters of %s', (text) => {
    for (const { letters } of ofPart('first')) {
      expect([...read(text)].filter((letter) => letter >= ' ' && !letters.includes(letter))).toEqual([]);
    }
  });
});

test('letters of other languages are in a separate file', () => {
  for (const { letters } of ofPart('rest')) {
    expect([...'ÄäÖöÜüßçñåøæœÆŒèêëîïôûÉ€'].filter((letter) => !letters.includes(letter))).toEqual([]);
  }
});
