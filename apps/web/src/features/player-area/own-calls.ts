import type { readPouch } from '@wallabee/contract/pouch/pouch';
import type { Call } from '../../platform/api.ts';

/** What a player's own pages are made of: each tab's call, all of them fetched together at start-up. */
export const ownCalls = {
  pouch: { method: 'GET', path: '/users/:playerId/pouch' } satisfies Call<typeof readPouch>,
} as const;
