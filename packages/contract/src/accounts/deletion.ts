import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { credential } from './account.ts';
import { accountAddresses } from './accounts.addresses.ts';
import { Proof } from './archive.ts';
import { DELETION_DAYS } from './deletion-rules.ts';

export const askForDeletion = {
  ...accountAddresses.askForDeletion,
  feature: 'accounts',
  access: 'player',
  summary: `Closes the account, and deletes it after ${DELETION_DAYS} days.`,
  description: `Every login ends, open swaps break, and items on the Market are withdrawn. A login within ${DELETION_DAYS} days restores the account. After that its items go back into the game and its private data is removed; its history, finish numbers and posts stay.`,
  body: Proof.extend({
    username: credential.meta({
      description: 'The own username, typed to confirm.',
      example: 'demo',
    }),
  }),
  response: z.object({
    deletion_date: z.iso.datetime().meta({
      description: 'When the account will be deleted.',
      example: '2026-12-10T08:00:00.000Z',
    }),
  }),
  limit: { calls: 20, seconds: 3600 },
} as const satisfies Endpoint;
