import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

const folder = fileURLToPath(new URL('../../catalogue', import.meta.url));
// The API's tests check that every icon exists.
const reading = await readCatalogue(folder, { icons: { has: () => true } });
const { sets, items } = reading.isValid ? reading.catalogue : { sets: [], items: [] };
const described = items.filter(({ description }) => description !== '');
const descriptions = described.map(({ description }) => description);

describe('the names of the catalogue that comes with the site', () => {
  test('have the form "X, Y" in at most 4 of 100', () => {
    expect(share(described, ({ name }) => isInTwoParts(name))).toBeLessThanOrEqual(0.04);
  });

  test('have the form "X, Y" in at most 15 of 100 of a set', () => {
    const shares = sets.map(({ id, name }) => ({
      name,
      share: share(
        described.filter(({ set_id }) => set_id === id),
        (item) => isInTwoParts(item.name),
      ),
    }));

    expect(shares.filter((set) => set.share > 0.15)).toEqual([]);
  });
});

describe('the descriptions of the catalogue that comes with the site', () => {
  test('are there for at least 1,800 items', () => {
    expect(descriptions.length).toBeGreaterThanOrEqual(1800);
  });

  test('are shorter than 30 characters in at least 8 of 100', () => {
    expect(share(descriptions, ({ length }) => length < 30)).toBeGreaterThanOrEqual(0.08);
  });

  test('are longer than 130 characters in at least 10 of 100', () => {
    expect(share(descriptions, ({ length }) => length > 130)).toBeGreaterThanOrEqual(0.1);
  });

  test('have exactly two sentences in fewer than 48 of 100', () => {
    expect(share(descriptions, (text) => sentencesIn(text) === 2)).toBeLessThan(0.48);
  });

  test('begin with the same word in at most 5 of 100', () => {
    const counts = countsOf(descriptions.map(openingWord));

    const limit = descriptions.length * 0.05;
    expect([...counts].filter(([, count]) => count > limit)).toEqual([]);
  });

  test('do not repeat', () => {
    const counts = countsOf(descriptions.map((text) => text.toLowerCase()));

    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });
});

function isInTwoParts(name: string): boolean {
  return name.includes(', ');
}

function sentencesIn(text: string): number {
  return text.match(/[.!?…]+['"’”)]*(?=\s|$)/gu)?.length ?? 0;
}

function openingWord(text: string): string {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/u)?.[0] ?? '';
}

function share<T>(list: T[], matches: (entry: T) => boolean): number {
  return list.length === 0 ? 0 : list.filter(matches).length / list.length;
}

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
