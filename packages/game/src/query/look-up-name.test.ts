import { describe, expect, test } from 'vitest';
import { lookUpName } from './look-up-name.ts';

const SETS = [
  { id: 1, name: 'Before the Shutters Go Up' },
  { id: 12, name: 'Up the Attic Ladder' },
  { id: 13, name: 'Attic' },
  { id: 14, name: 'Attic Windows' },
  { id: 15, name: 'Keeper’s Café', also: ['Tea Room'] },
  { id: 16, name: 'The 12 Bells', ids: [160, 161] },
  { id: null, name: 'Without an Id', ids: [170] },
];

describe('names are found by their words, or by the id [QL-03]', () => {
  test.each([
    { text: 'attic', ids: [13], why: 'a whole name before parts of others' },
    { text: 'ATTIC lad', ids: [12], why: 'beginnings of words' },
    { text: 'att', ids: [12, 13, 14], why: 'all that have it' },
    { text: 'keepers cafe', ids: [15], why: 'without accents and apostrophes' },
    { text: 'tea room', ids: [15], why: 'another text of it' },
    { text: '12', ids: [12], why: 'the id before a part of a name' },
    { text: 'bells', ids: [160, 161], why: 'ids of its own' },
    { text: 'ttic', ids: [], why: 'no middle of a word' },
    { text: '!?', ids: [], why: 'nothing to look for' },
    { text: 'null', ids: [], why: 'no id' },
    { text: 'without', ids: [170], why: 'a name of something without an id' },
  ])('$text finds $ids: $why', ({ text, ids }) => {
    expect(lookUpName(SETS, text).ids).toEqual(ids);
  });

  test('what is unknown has similar names', () => {
    expect(lookUpName(SETS, 'atitc').near).toEqual(['Up the Attic Ladder', 'Attic', 'Attic Windows']);
    expect(lookUpName(SETS, 'xyzzy')).toEqual({ ids: [], names: [], near: [] });
    expect(lookUpName(SETS, 'attic').names).toEqual(['Attic']);
  });
});
