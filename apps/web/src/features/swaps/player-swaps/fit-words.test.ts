import type { SetId } from '@wallabee/contract/protocol/ids';
import type { SwapGain } from '@wallabee/contract/swaps/ring';
import { expect, test } from 'vitest';
import { ownReason } from './fit-words.ts';

const none: SwapGain = { kind: 'none', instead_of: null, set: null, query: null, is_pulled: false };
const set = { set_id: 40 as SetId, name: 'The Reef Opera', has: 14, size: 15 };

test.each<{ gain: Partial<SwapGain>; words: string }>([
  { gain: { kind: 'missing' }, words: 'you lack it' },
  { gain: { kind: 'missing', set }, words: 'you lack it; 14 of 15 of The Reef Opera with it' },
  { gain: { kind: 'lower', instead_of: 6_020 }, words: 'instead of your #6,020' },
  { gain: { kind: 'query', query: 'Palindromes' }, words: 'found by Palindromes' },
  { gain: {}, words: '' },
])('$words', ({ gain, words }) => {
  expect(ownReason({ gain: { ...none, ...gain } })).toBe(words);
});
