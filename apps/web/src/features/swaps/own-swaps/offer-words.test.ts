import type { SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import { expect, test } from 'vitest';
import { anOffer } from '../swaps.fixture.ts';
import { offerReason, shortOfferReason } from './offer-words.ts';

test.each<{ facts: Partial<SwapOffer>; reason: string; short: string }>([
  { facts: {}, reason: 'a spare; your saved one is #96', short: '#2,310, a spare' },
  {
    facts: { like_it: 2 },
    reason: 'one of 2 spares; your saved one is #96',
    short: '#2,310, one of 2 spares',
  },
  {
    facts: { is_spare: false, saved_number: null, is_by_hand: true },
    reason: 'not saved',
    short: '#2,310, not saved, but open to swaps',
  },
  {
    facts: { is_spare: false, saved_number: 6_020, offered: false },
    reason: 'better than your saved #6,020',
    short: '#2,310, saved, but open to swaps',
  },
  {
    facts: { offered: false, is_by_hand: true },
    reason: 'withheld by you; your saved one is #96',
    short: '#2,310, a spare',
  },
])('$reason [SW-01]', ({ facts, reason, short }) => {
  expect(offerReason(anOffer(1, facts))).toBe(reason);
  expect(shortOfferReason(anOffer(1, facts))).toBe(short);
});
