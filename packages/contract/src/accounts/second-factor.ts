import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { Password, SecondFactorCode } from './account.ts';
import { accountAddresses } from './accounts.addresses.ts';
import { RECOVERY_CODES } from './second-factor-rules.ts';

const ofPlayer = { feature: 'accounts', access: 'player' } as const;
const guarded = { ...ofPlayer, limit: { calls: 20, seconds: 60 } } as const;

const RecoveryCodes = z
  .object({
    recovery_codes: z
      .array(z.string().meta({ example: 'k7mp-x2wd-9qnt-hf4c' }))
      .meta({ description: `${RECOVERY_CODES} codes; each lets the player log in once without the app.` }),
  })
  .meta({ id: 'RecoveryCodes', description: 'New recovery codes. They are shown only here.' });

export const SecondFactor = z
  .object({
    is_on: z.boolean().meta({ description: 'Whether logins need a code.', example: true }),
    confirmed_at: z.iso.datetime().nullable().meta({
      description: 'When it was turned on; null while it is off.',
      example: '2026-11-10T08:00:00.000Z',
    }),
    recovery_codes_left: z
      .number()
      .int()
      .meta({ description: 'How many recovery codes have not been used.', example: RECOVERY_CODES }),
  })
  .meta({ id: 'SecondFactor', description: 'The second factor of a player.' });
export type SecondFactor = z.infer<typeof SecondFactor>;

const NewSecret = z
  .object({
    secret: z
      .string()
      .meta({ description: 'The secret in base 32.', example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }),
    uri: z.string().meta({
      description: 'The same as an otpauth address, for a QR code.',
      example: 'otpauth://totp/WallaBee:demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=WallaBee',
    }),
  })
  .meta({ id: 'NewSecret', description: 'A secret for an authenticator app.' });

export const readSecondFactor = {
  ...ofPlayer,
  ...accountAddresses.readSecondFactor,
  summary: "Whether the player's logins need a second factor.",
  response: SecondFactor,
} as const satisfies Endpoint;

export const beginSecondFactor = {
  ...guarded,
  ...accountAddresses.beginSecondFactor,
  summary: 'A new secret for an authenticator app.',
  description: 'It is not needed at logins until a code confirms it.',
  body: z.object({ password: Password }),
  response: NewSecret,
} as const satisfies Endpoint;

export const confirmSecondFactor = {
  ...guarded,
  ...accountAddresses.confirmSecondFactor,
  summary: 'Turns the second factor on, with a code of the app.',
  description: `Answers ${RECOVERY_CODES} recovery codes, this once.`,
  body: z.object({
    code: SecondFactorCode.meta({ description: 'The six digits that the app shows.' }),
  }),
  response: RecoveryCodes,
} as const satisfies Endpoint;

export const renewRecoveryCodes = {
  ...guarded,
  ...accountAddresses.renewRecoveryCodes,
  summary: 'New recovery codes; the old ones work no longer.',
  body: z.object({ password: Password, code: SecondFactorCode }),
  response: RecoveryCodes,
} as const satisfies Endpoint;

export const turnOffSecondFactor = {
  ...guarded,
  ...accountAddresses.turnOffSecondFactor,
  summary: 'Logins need only the password again.',
  body: z.object({ password: Password, code: SecondFactorCode }),
  response: Success,
} as const satisfies Endpoint;
