import type { NearSet } from '@wallabee/contract/plan/plan';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { expect, test } from 'vitest';
import { hiveSentence } from './hive-sentence.ts';

const NAMES = ['You', 'Aino', 'Nia', 'Zoë'];

/** One value for each of the others. */
function ring(...agreed: boolean[]): Swap {
  const seats = [false, ...agreed].map((has, place) => ({ player: { name: NAMES[place] }, agreed: has }));
  return { members: seats } as unknown as Swap;
}

function set(name: string, missing: number): NearSet {
  return { name, found: 16 - missing, size: 16 } as NearSet;
}

const NOTHING = { waiting: [], new_total: 0, lower_total: 0, sets: [] };
const JARS = set('Storms in Jars', 1);

test.each([
  {
    hive: {},
    words: 'All is quiet: no ring waits, and nothing new is missing. The radar may still find something.',
  },
  {
    hive: { waiting: [ring(true, true)], new_total: 4, sets: [JARS] },
    words:
      'Aino and Nia have agreed; this ring waits only for you. Four things arrived that you lack, and Storms in Jars wants one last item.',
  },
  { hive: { waiting: [ring(true)] }, words: 'Aino has agreed; this swap waits only for you.' },
  {
    hive: { waiting: [ring(true, true, true)] },
    words: 'Aino, Nia and Zoë have agreed; this ring waits only for you.',
  },
  {
    hive: { waiting: [ring(true, false)] },
    words: 'Aino has agreed to a ring that waits for your word.',
  },
  {
    hive: { waiting: [ring(true, true, false)] },
    words: 'Aino and Nia have agreed to a ring that waits for your word.',
  },
  { hive: { waiting: [ring(false)] }, words: 'A swap waits for your word.' },
  { hive: { waiting: [ring(false, false)] }, words: 'A ring of three waits for your word.' },
  { hive: { new_total: 1 }, words: 'One thing arrived that you lack.' },
  { hive: { new_total: 1_200 }, words: '1,200 things arrived that you lack.' },
  { hive: { sets: [JARS] }, words: 'Storms in Jars wants one last item.' },
  {
    hive: { sets: [JARS, set('Moths', 1)] },
    words: 'Storms in Jars and one more set want one last item each.',
  },
  {
    hive: { sets: [JARS, set('Moths', 1), set('Birds', 1)] },
    words: 'Storms in Jars and two more sets want one last item each.',
  },
  { hive: { sets: [set('Moths', 2)], lower_total: 1 }, words: 'One number lies near you that beats yours.' },
  {
    hive: { new_total: 2, lower_total: 14 },
    words: 'Two things arrived that you lack, and 14 numbers lie near you that beat yours.',
  },
  {
    hive: { new_total: 2, sets: [JARS], lower_total: 14 },
    words: 'Two things arrived that you lack, and Storms in Jars wants one last item.',
  },
])('[PN-06] the hive says: $words', ({ hive, words }) => {
  expect(hiveSentence({ ...NOTHING, ...hive })).toBe(words);
});
