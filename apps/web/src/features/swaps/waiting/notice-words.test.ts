import { expect, test } from 'vitest';
import { aSwap, type SwapFacts } from '../swaps.fixture.ts';
import { noticeWords } from './notice-words.ts';

const TWO = 'Player 2';

test.each<{ facts: SwapFacts; words: string }>([
  { facts: { agreed: [false, true], proposer: 2 }, words: `${TWO} proposes a ring for Thing 2 #2,310` },
  { facts: { agreed: [true, true, false] }, words: '2 of 3 have agreed to the ring for Thing 3 #2,310' },
  { facts: { state: 'settled' }, words: 'Settled: you got Thing 2 #2,310' },
  {
    facts: { state: 'declined', endedBy: 2 },
    words: `Declined: ${TWO} declined the ring for Thing 2 #2,310`,
  },
  {
    facts: { state: 'withdrawn', endedBy: 1 },
    words: 'Withdrawn: You withdrew from the ring for Thing 2 #2,310',
  },
  { facts: { state: 'broken', gone: 2 }, words: `Broken: Thing 2 #2,310 of ${TWO} is gone` },
  { facts: { state: 'broken' }, words: 'Broken: the ring for Thing 2 #2,310' },
  { facts: { state: 'expired' }, words: 'Expired: the ring for Thing 2 #2,310' },
])('$words', ({ facts, words }) => {
  expect(noticeWords(aSwap(facts))).toBe(words);
});
