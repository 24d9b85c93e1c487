import { z } from 'zod';
import type { DescribedCall } from '../protocol/endpoint.ts';
import { Password, SecondFactorCode } from './account.ts';
import { archiveAddresses } from './accounts.addresses.ts';

/** What a player proves before something that a stolen login must not be enough for. */
export const Proof = z.object({
  password: Password,
  code: SecondFactorCode.optional().meta({
    description:
      'Only for accounts with a second factor: the six digits that the app shows, or a recovery code.',
  }),
});
export type Proof = z.infer<typeof Proof>;

export const downloadArchive = {
  ...archiveAddresses.downloadArchive,
  feature: 'accounts',
  access: 'player',
  summary: 'Everything that is the player’s, as one ZIP.',
  description:
    'It has `archive.json` with all parts, a CSV file for each part, and the profile picture. Each part says what it is in `about`. Passwords, keys, tokens and other secrets are left out. It is a POST, because it takes the password; it changes nothing.',
  body: Proof,
  limit: { calls: 10, seconds: 3600 },
  otherContent: {
    'application/zip': z
      .string()
      .meta({ description: 'The ZIP.', example: 'PK…', contentMediaType: 'application/zip' }),
  },
} as const satisfies DescribedCall;
