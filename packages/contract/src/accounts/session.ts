import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, LARGEST_ID } from '../protocol/ids.ts';
import { accountAddresses } from './accounts.addresses.ts';

export const SessionId = z
  .number()
  .int()
  .min(1)
  .max(LARGEST_ID)
  .meta({ description: 'The id of the login.', example: 17 })
  .brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const OwnSession = z
  .object({
    id: SessionId,
    device: z.string().meta({
      description: 'Browser and system; empty for logins older than device names.',
      example: 'Chrome on Android',
    }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When the player logged in.', example: '2026-11-10T08:00:00.000Z' }),
    last_used_at: z.iso.datetime().meta({
      description: 'When it was last used, to within five minutes.',
      example: '2026-11-16T08:30:00.000Z',
    }),
    is_current: z.boolean().meta({ description: 'Whether the call is made with this login.', example: true }),
  })
  .meta({ id: 'OwnSession', description: 'A login of the player.' });
export type OwnSession = z.infer<typeof OwnSession>;

const sessions = { feature: 'accounts', access: 'player' } as const;

export const listOwnSessions = {
  ...sessions,
  ...accountAddresses.listOwnSessions,
  summary: "The player's own logins, this one first and then by last use, at most 100.",
  response: z.object({ sessions: z.array(OwnSession).meta({ description: 'The logins.' }) }),
} as const satisfies Endpoint;

export const endOwnSession = {
  ...sessions,
  ...accountAddresses.endOwnSession,
  summary: 'Ends one login of the player.',
  description: 'Its token and its event streams end at once.',
  params: z.object({ sessionId: inAddress(SessionId) }),
  response: Success,
} as const satisfies Endpoint;

export const endOtherSessions = {
  ...sessions,
  ...accountAddresses.endOtherSessions,
  summary: 'Ends every login of the player but the one the call is made with.',
  response: z.object({
    ended: z.number().int().meta({ description: 'How many logins were ended.', example: 2 }),
  }),
} as const satisfies Endpoint;
