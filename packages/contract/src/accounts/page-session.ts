import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { accountAddresses } from './accounts.addresses.ts';

/** Idempotent: the same token always gets the same page session. */
export const openPageSession = {
  ...accountAddresses.openPageSession,
  feature: 'accounts',
  access: 'player',
  summary:
    'A credential that reads the forums, sent as X-Page-Session, and does nothing else. It ends with the token.',
  response: z.object({ page_session: z.string() }),
} as const satisfies Endpoint;
