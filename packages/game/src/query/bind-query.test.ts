import { describe, expect, test } from 'vitest';
import { printQuery } from './print-query.ts';
import { bindInSmallWorld } from './small-world.fixture.ts';

test('a visitor who is not logged in gets a mistake for every term about me [QL-03]', () => {
  const text = 'bell owner:me -has:anna best>3 beats:me owner:friends';
  const { mistakes } = bindInSmallWorld(text, null);
  expect(mistakes.map(({ code, from, to }) => [code, text.slice(from, to)])).toEqual([
    ['login', 'owner:me'],
    ['name', 'anna'],
    ['login', 'best>3'],
    ['login', 'beats:me'],
    ['login', 'owner:friends'],
  ]);
});

describe('a name that nothing has is a mistake at its value, with similar names [QL-01]', () => {
  test.each([
    { text: 'a set:atic', at: 'atic', says: 'There is no set “atic”.', suggestion: '"Up the Attic Ladder"' },
    { text: 'set:up,atic', at: 'atic', says: 'There is no set “atic”.', suggestion: '"Up the Attic Ladder"' },
    { text: '-owner:fena', at: 'fena', says: 'There is no player “fena”.', suggestion: 'Fenna' },
    { text: 'in:lodnon', at: 'lodnon', says: 'There is no city “lodnon”.', suggestion: 'London' },
    { text: 'near:libety,3', at: 'libety,3', says: 'There is no place “libety”.', suggestion: 'Liberty,3' },
    { text: 'from:yety', at: 'yety', says: 'There is no item “yety”.', suggestion: 'Yeti' },
    { text: 'gen:9', at: '9', says: 'There is no generation “9”.', suggestion: '"Generation 1"' },
    {
      text: 'moved:today..2012',
      at: 'today..2012',
      says: 'The range goes backwards.',
      suggestion: '2012..today',
    },
  ])('$text', ({ text, at: value, says, suggestion }) => {
    const [mistake] = bindInSmallWorld(text).mistakes;
    expect(mistake?.message).toBe(says);
    expect(mistake?.suggestion).toBe(suggestion);
    expect(mistake && text.slice(mistake.from, mistake.to)).toBe(value);
  });
});

test('the centre of near is in the query, for distances', () => {
  expect(bindInSmallWorld('near:Liberty,3').query.point).toEqual({ lat: 51.5138, lng: -0.1402 });
  expect(bindInSmallWorld('bell').query.point).toBeNull();
});

test('what still searches is the tree without the terms that have a mistake', () => {
  const { tree } = bindInSmallWorld('bell -(owner:zzz or #7) set:zzz is:foo sort:name');
  expect(tree && printQuery(tree)).toBe('bell -#7 sort:name');
  expect(bindInSmallWorld('owner:zzz').tree).toBeNull();
});
