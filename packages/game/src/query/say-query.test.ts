import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutEachTerm } from './about-query.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryTree } from './query-tree.ts';
import { randomTrees } from './random-query.fixture.ts';
import { sayQuery } from './say-query.ts';
import { SMALL_WORLD } from './small-world.fixture.ts';
import { contextIn, vocabularyOf } from './world-context.fixture.ts';

const TABLE = `
set:attic number<1000 is:palindrome -status:recycled¦Numbers below 1,000 that read the same backwards, in Up the Attic Ladder, not recycled
set:attic number<1000 -status:recycled¦Numbers below 1,000 in Up the Attic Ladder, not recycled
bulb¦Anything with “bulb”
long cord¦Anything with “long” and “cord”
"long cord"¦Anything with the words “long cord”
bulb or lamp¦Anything with “bulb” or “lamp”
bulb -lamp¦Anything with “bulb”, without “lamp”
-(bulb or lamp)¦Anything neither with “bulb” nor with “lamp”
yeti 42¦Anything with “yeti” and “42”
bulb sort:newest¦Anything with “bulb”, the newest first
bulb "long cord" -lamp set:attic¦Items with “bulb” and the words “long cord”, without “lamp”, in Up the Attic Ladder
name:box¦Items with “box” in the name
-name:box¦Items without “box” in the name
#42¦Number 42
#42 -owner:me¦Number 42, not held by you
#7,77¦Numbers 7 and 77
number<100¦Numbers below 100
number<=100¦Numbers up to 100
number>5 number<100¦Numbers above 5 and below 100
number:100..199¦Numbers from 100 to 199
number:..99¦Numbers up to 99
number!=42 set:attic¦Numbers not #42, in Up the Attic Ladder
class:sd¦Numbers of one digit
set:attic class:sd,dd¦Numbers of one or two digits, in Up the Attic Ladder
class:beyond¦Numbers of more than four digits
is:prime¦Numbers that are primes
is:prime is:palindrome¦Numbers that are primes and read the same backwards
is:prime,square set:attic¦Numbers that either are primes or are squares, in Up the Attic Ladder
is:sequence¦Numbers that have their digits in a row
is:repdigit,sd¦Numbers that either repeat one digit or have one digit
is:round owner:me¦Numbers that are round, held by you
-is:prime number<100¦Numbers below 100, not primes
is:retired¦Items that are retired
is:retired is:store¦Items that are retired and are sold in stores
is:variant -is:retired¦Items that have variants, not retired
-is:variant¦Items without variants
is:retired owner:me¦Numbers of retired items, held by you
is:mix #1¦Number 1 of items made by mixing
status:market price<100¦Numbers on the Market, for less than 100 honeycombs
status:saved,pouch¦Numbers saved or in a pouch
owner:friends¦Numbers held by your friends
owner:fenna,robin class:dd¦Numbers of two digits, held by Fenna or Robin Demo
at:"Borough Market"¦Numbers lying at Borough Market
at:museum¦Numbers lying at any Museum
city:Edinburgh¦Numbers in Edinburgh
near:liberty,2¦Numbers within 2 km of Liberty
near:51.51,-0.14,2km¦Numbers within 2 km of 51.51, -0.14
price:1¦Numbers for 1 honeycomb
price:10..20¦Numbers for 10 to 20 honeycombs
created:2012¦Numbers made in 2012
created>=2016-05-01¦Numbers made on 1 May 2016 or later
created<=2016-05¦Numbers made in May 2016 or earlier
created:2012..2014¦Numbers made from 2012 to 2014
created:2016-05..¦Numbers made since May 2016
created:..2014¦Numbers made until 2014
moved>2026-11-01¦Numbers last moved after 1 November 2026
moved:30d¦Numbers moved in the last 30 days
moved:1d¦Numbers moved in the last day
moved<30d¦Numbers last moved more than 30 days ago
moved:today¦Numbers last moved today
moves>5¦Numbers with more than 5 moves
hands:1¦Numbers with 1 owner
hands<3¦Numbers with fewer than 3 owners
cost<100¦Items sold in stores for less than 100 honeycombs
store:corner¦Items sold by Corner Shop
category:museum¦Items foraged at any Museum
from:mix¦Items made by mixing
from:bell¦Items made from Fog Bell
from:mix,bell¦Items made by mixing or made from Fog Bell
makes:yeti¦Items used to make Yeti
issued>1000¦Items issued more than 1,000 times
issued:1¦Items issued once
released>30d¦Items released in the last 30 days
designer:nell¦Items designed by Nell Padgett
designer:nell class:sd cost<5¦Numbers of one digit, of items designed by Nell Padgett and sold in stores for less than 5 honeycombs
missing:me¦Items missing from your sets
missing:robin set:shutters¦Items missing from Robin Demo’s sets, in Before the Shutters Go Up
has:robin number<100¦Numbers below 100 of items saved by Robin Demo
best>100¦Items saved by you with a number above 100
beats:me¦Numbers beating yours
beats:robin status:market¦Numbers beating Robin Demo’s, on the Market
gen:1¦Items of Generation 1
gen:collectibles is:unique¦Items that are uniques, of the Collectibles
set:attic sort:number¦Numbers in Up the Attic Ladder, by number
set:up¦Items in Up the Attic Ladder or Before the Shutters Go Up
( #7 OR #77 ) set:attic¦Numbers either #7 or #77, in Up the Attic Ladder
(bulb or lamp) owner:me¦Numbers with “bulb” or “lamp”, held by you
-(owner:me or owner:fenna) #7¦Number 7, neither held by you nor held by Fenna
-(owner:me is:prime) number<10¦Numbers below 10, not (held by you and primes)
(owner:me is:prime) or status:market¦Numbers either (held by you and primes) or on the Market
set:attic (owner:me or (status:market price<10))¦Numbers in Up the Attic Ladder, either held by you or (on the Market and for less than 10 honeycombs)
--owner:me¦Numbers held by you
set:unknown¦Items in “unknown”
sort:name¦Anything, by name
`;

describe('a query is said back in words [QL-07]', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.split('¦'));

  test.each(rows)('%s', (text = '', words) => {
    expect(wordsOf(parseQuery(text).tree)).toBe(words);
  });

  test('its parts have the kinds of their terms', () => {
    expect(said(parseQuery('set:attic number<1000 is:palindrome -status:recycled').tree)).toEqual([
      { text: 'Numbers below 1,000', kind: 'number' },
      { text: ' that ', kind: null },
      { text: 'read the same backwards', kind: 'pattern' },
      { text: ', in ', kind: null },
      { text: 'Up the Attic Ladder', kind: 'where' },
      { text: ', ', kind: null },
      { text: 'not recycled', kind: 'not' },
    ]);
    expect(said(null)).toEqual([]);
  });

  test('every term is said: without it the words are others', () => {
    fc.assert(
      fc.property(randomTrees(vocabularyOf(SMALL_WORLD)), (tree) => {
        const words = wordsOf(tree);
        expect(words).not.toMatch(/undefined|null|NaN| {2}|^ | $|,,/);
        for (const { tree: left } of withoutEachTerm(tree)) expect(wordsOf(left)).not.toBe(words);
      }),
      { numRuns: 1_000 },
    );
  });
});

function wordsOf(tree: QueryTree | null): string {
  return said(tree)
    .map(({ text }) => text)
    .join('');
}

function said(tree: QueryTree | null) {
  return sayQuery(tree, contextIn(SMALL_WORLD, tree).found);
}
