import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, LARGEST_ID } from '../protocol/ids.ts';
import { accountAddresses } from './accounts.addresses.ts';

export const SessionId = z.number().int().min(1).max(LARGEST_ID).brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const OwnSession = z.object({
  id: SessionId,
  /** Readable: `Chrome on Android`. Empty for logins older than device names. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** To within five minutes. */
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

const sessions = { feature: 'accounts', access: 'player' } as const;

export const listOwnSessions = {
  ...sessions,
  ...accountAddresses.listOwnSessions,
  summary: "The player's own logins, this one first and then by last use, at most 100.",
  response: z.object({ sessions: z.array(OwnSession) }),
} as const satisfies Endpoint;

export const endOwnSession = {
  ...sessions,
  ...accountAddresses.endOwnSession,
  summary: 'Ends one login of the player. Its token and its event streams end at once.',
  params: z.object({ sessionId: inAddress(SessionId) }),
  response: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint;

export const endOtherSessions = {
  ...sessions,
  ...accountAddresses.endOtherSessions,
  summary: 'Ends every login of the player but the one the call is made with.',
  response: z.object({ ended: z.number().int() }),
} as const satisfies Endpoint;
