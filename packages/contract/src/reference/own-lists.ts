import type { Endpoint } from '../protocol/endpoint.ts';
import { referenceAddresses } from './reference.addresses.ts';
import { CallAnswers } from './reference.ts';

export const readOwnLists = {
  ...referenceAddresses.readOwnLists,
  feature: 'bulk',
  access: 'player',
  cost: 'ownLists',
  summary: "The answers of all calls about the player's own lists as one file.",
  description:
    'For use without a network: the pouch, sets, locked items, wish lists, friends, plans, swaps and what else the pages of the player show. Every answer is the one that its own call gave at `made_at`.',
  response: CallAnswers,
} as const satisfies Endpoint;
