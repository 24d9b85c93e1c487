import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { accountAddresses } from './accounts.addresses.ts';

const PageSessionAnswer = z
  .object({
    page_session: z.string().meta({
      description: 'Sent as X-Page-Session.',
      example: 'kB4x-2f9QmT7vRw1_yZ0AwkB4x-2f9QmT7vRw1_yZ0A',
    }),
  })
  .meta({ id: 'PageSession', description: 'A credential that reads the forums.' });

/** Idempotent: the same token always gets the same page session. */
export const openPageSession = {
  ...accountAddresses.openPageSession,
  feature: 'accounts',
  access: 'player',
  summary: 'A credential that reads the forums and does nothing else.',
  description: 'It is sent as X-Page-Session and ends with the token.',
  response: PageSessionAnswer,
} as const satisfies Endpoint;
