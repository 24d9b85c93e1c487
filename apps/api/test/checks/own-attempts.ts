import type { Attempt } from './attempt.ts';

/** What a player asks about, or does with, their own items. */
export const OWN_ATTEMPTS: Record<string, Attempt[]> = {
  'POST /me/actions': [
    {
      why: 'another’s item',
      path: () => '/me/actions',
      json: ({ spares }) => ({ action: 'lock', item_id: spares.ada }),
      answers: { stranger: 409, staff: 409, owner: 200 },
    },
  ],
};
