import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf } from './abbreviations.ts';
import { letterBits, mistakesBetween } from './mistakes.ts';
import { mainWords } from './small-words.ts';
import { partsOf, spansOf, wordsOf } from './split-words.ts';
import { formOf } from './word-forms.ts';

describe('words', () => {
  test.each([
    ['Keeper’s Café: “No. 5”, 10/6', 'keepers cafe no 5 10 6'],
    ["Musée d'Orsay", 'musee dorsay orsay'],
    ["The Office Cactus's Terms", 'the office cactus terms'],
    ['Eleven Days for 1,001', 'eleven days for 1001'],
    ['Straße Þór Łódź', 'strasse thor lodz'],
    ['Ольга Νίκος', 'ольга νικοσ'],
    ['東京駅 さくら', '東 京 駅 さ く ら'],
    ['½ pint', '1 2 pint'],
    ['!? …', ''],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words.split(' ').filter((word) => word !== ''));
  });

  test('know where they stand', () => {
    expect(spansOf('A yéti, 42')).toEqual([
      { word: 'a', from: 0, to: 1 },
      { word: 'yeti', from: 2, to: 6 },
      { word: '42', from: 8, to: 10 },
    ]);
  });

  test('are the same with and without their places, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(spansOf(text).map(({ word }) => word)).toEqual(wordsOf(text));
      }),
    );
  });

  test.each([
    ['brassLingon78', 'brass lingon 78'],
    ['midnight_goose', 'midnight goose'],
    ['WaltraudSignal', 'waltraud signal'],
  ])('a username has parts: %s', (username, parts) => {
    expect(partsOf(username).join(' ')).toBe(parts);
  });

  test('small words count where there are no others, and very many words are cut short', () => {
    expect(mainWords(['the', 'bell', 'bell'])).toEqual(['bell']);
    expect(mainWords(['of', 'the'])).toEqual(['of', 'the']);
    expect(mainWords('bcdefghjklmnopq'.split(''))).toHaveLength(8);
  });

  test('a name of one word has no abbreviation', () => {
    expect(initialsOf('Bellows')).toEqual([]);
    expect(initialsOf('Ghost of a Loaf')).toEqual(['goal', 'gl']);
  });
});

describe('forms of a word [QL-05]', () => {
  test.each([
    'fox foxes',
    'knife knives',
    'loaf loaves',
    'goose geese',
    'yeti yetis',
    'berry berries',
    'cookie cookies',
    'potato potatoes',
    'shoe shoes',
    'donut doughnut donuts doughnuts',
    'colour color colours',
    'grey gray',
    'theatre theater',
    'mix mixed mixing mixes',
    'trade traded trading trades',
    'recycle recycled recycling',
    'forage foraging',
    'swap swapped swapping',
    'rb rbs',
  ])('are one: %s', (words) => {
    expect(new Set(words.split(' ').map(formOf)).size).toBe(1);
  });

  test.each([
    'kit kite',
    'plan plane',
    'bus bun',
    'car care',
    'star stare',
    'morning morn',
    'glass glas',
    'bell belle',
  ])('are not mixed up: %s', (words) => {
    expect(new Set(words.split(' ').map(formOf)).size).toBe(2);
  });

  test('every form is its own form', () => {
    for (const word of [
      'foxes',
      'knives',
      'doughnuts',
      'colours',
      'trading',
      'recycling',
      'berries',
      'theatre',
    ])
      expect(formOf(formOf(word))).toBe(formOf(word));
  });
});

describe('typing mistakes [QL-05]', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });

  test.each([
    ['ytei', 'yeti', 1],
    ['eyti', 'yeti', 1],
    ['yetti', 'yeti', 1],
    ['yti', 'yeti', 1],
    ['yati', 'yeti', 1],
    ['hanekke', 'hanneke', 2],
    ['buns', 'bus', 1],
    ['otter', 'goat', 3],
  ])('%s for %s: %i', (typed, word, mistakes) => {
    expect(mistakesBetween(typed, word, 2)).toBe(mistakes);
  });

  test('are counted as a full table counts them', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 1, max: 3 }), (typed, word, most) => {
        const row = lastRow(typed, word);
        expect(mistakesBetween(typed, word, most)).toBe(Math.min(row.at(-1) ?? 0, most + 1));
        expect(mistakesBetween(typed, word, most, true)).toBe(Math.min(...row, most + 1));
      }),
      { numRuns: 2_000 },
    );
  });

  test('leave out no more letters than there are mistakes', () => {
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const missing = (letterBits(typed) & ~letterBits(word)).toString(2).replaceAll(/[0-]/g, '').length;
        expect(missing).toBeLessThanOrEqual(lastRow(typed, word).at(-1) ?? 0);
      }),
    );
  });
});

/** Of the table of mistakes between the beginnings of two words: all of the first with each beginning of the second. */
function lastRow(typed: string, word: string): number[] {
  const table: number[][] = [];
  for (let at = 0; at <= typed.length; at += 1) {
    table[at] = [];
    for (let column = 0; column <= word.length; column += 1)
      table[at]?.push(cellOf(table, typed, word, at, column));
  }
  return table.at(-1) ?? [];
}

function cellOf(table: number[][], typed: string, word: string, at: number, column: number): number {
  if (at === 0 || column === 0) return at + column;
  const cell = (up: number, left: number) => table[at - up]?.[column - left] ?? Number.POSITIVE_INFINITY;
  const isSwap = typed[at - 1] === word[column - 2] && typed[at - 2] === word[column - 1];
  return Math.min(
    cell(1, 0) + 1,
    cell(0, 1) + 1,
    cell(1, 1) + (typed[at - 1] === word[column - 1] ? 0 : 1),
    at > 1 && column > 1 && isSwap ? cell(2, 2) + 1 : Number.POSITIVE_INFINITY,
  );
}
