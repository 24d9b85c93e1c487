import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { credential } from './account.ts';
import { accountAddresses } from './accounts.addresses.ts';
import { RECOVERY_CODES } from './second-factor-rules.ts';

const ofPlayer = { feature: 'accounts', access: 'player' } as const;
const guarded = { ...ofPlayer, limit: { calls: 20, seconds: 60 } } as const;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const SecondFactor = z.object({
  is_on: z.boolean(),
  /** Null while it is off. */
  confirmed_at: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const readSecondFactor = {
  ...ofPlayer,
  ...accountAddresses.readSecondFactor,
  summary: "Whether the player's logins need a second factor.",
  response: SecondFactor,
} as const satisfies Endpoint;

export const beginSecondFactor = {
  ...guarded,
  ...accountAddresses.beginSecondFactor,
  summary: 'A new secret for an authenticator app. It is not needed at logins until a code confirms it.',
  body: z.object({ password: credential }),
  response: z.object({ secret: z.string(), uri: z.string() }),
} as const satisfies Endpoint;

export const confirmSecondFactor = {
  ...guarded,
  ...accountAddresses.confirmSecondFactor,
  summary: `Turns the second factor on, with a code of the app. Answers ${RECOVERY_CODES} recovery codes, this once.`,
  body: z.object({ code: credential }),
  response: RecoveryCodes,
} as const satisfies Endpoint;

export const renewRecoveryCodes = {
  ...guarded,
  ...accountAddresses.renewRecoveryCodes,
  summary: 'New recovery codes; the old ones work no longer.',
  body: z.object({ password: credential, code: credential }),
  response: RecoveryCodes,
} as const satisfies Endpoint;

export const turnOffSecondFactor = {
  ...guarded,
  ...accountAddresses.turnOffSecondFactor,
  summary: 'Logins need only the password again.',
  body: z.object({ password: credential, code: credential }),
  response: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint;
