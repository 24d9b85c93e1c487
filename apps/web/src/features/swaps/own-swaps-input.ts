import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { readOwnSwaps } from '@wallabee/contract/swaps/own-swaps';

type OwnSwapsInput = InputOf<typeof readOwnSwaps>;

/** The same input for the same question, so that pages share the cached answer. */
export function ownSwapsInput(asked: Partial<OwnSwapsInput['query']> = {}): OwnSwapsInput {
  return { query: { who: 'all', page: 1, offers: 'offered', offers_page: 1, ...asked } };
}
