import { z } from 'zod';
import type { DescribedCall } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { Problem } from '../protocol/problem.ts';
import { appAddresses } from './apps.addresses.ts';

export const CODE_SECONDS = 60;
export const ACCESS_SECONDS = 3_600;
export const REFRESH_SECONDS = 60 * 86_400;

const text = (description: string, example: string) => z.string().meta({ description, example });
const clientId = text('The client id of the app.', 'app_Q2x1YiBzaGVsZiBjb3VudA');
const ACCESS_TOKEN = 'wba_7Hj3mQyq0t6u1pYv2kXwz8aBcDeFgHiJkLmNoPqRsTu';
const REFRESH_TOKEN = 'wbr_Zk1yXwVuTsRqPoNmLkJiHgFeDcBa9876543210zYxWv';

export const Tokens = z
  .object({
    access_token: text('Sent as `Authorization: Bearer`.', ACCESS_TOKEN),
    token_type: z.literal('Bearer').meta({ description: 'Always Bearer.' }),
    expires_in: z
      .number()
      .int()
      .meta({ description: 'For how many seconds the access token works.', example: ACCESS_SECONDS }),
    refresh_token: text('Exchanged once for the next two tokens; it works for 60 days.', REFRESH_TOKEN),
    scope: text('What the app may do, separated by spaces.', 'read alerts'),
  })
  .meta({ id: 'Tokens', description: 'The tokens of an app for one player.' });

export const OAuthFault = z
  .object({
    error: text('The error code of OAuth.', 'invalid_grant'),
    error_description: text(
      'What went wrong, for developers.',
      'Invalid grant: authorization code is invalid',
    ),
    code: z.literal('bad_input').meta({ description: 'The code of the same failure in other calls.' }),
  })
  .meta({ id: 'OAuthFault', description: 'Why no token was issued, as OAuth says it.' });

/** A body that cannot be read is refused before OAuth sees it. */
export const OAuthRefusal = z.union([OAuthFault, Problem]).meta({
  id: 'OAuthRefusal',
  description: 'Why no token was issued, as OAuth says it; a Problem where the request could not be read.',
});

const ofOAuth = {
  feature: 'apps',
  access: 'open',
  takesFormOnly: true,
  otherStatuses: {
    400: {
      description: 'Refused, as OAuth says it.',
      content: { 'application/json': OAuthRefusal },
    },
  },
} as const;

/** RFC 6749, section 3.2, for public clients with PKCE. */
export const issueToken = {
  ...ofOAuth,
  ...appAddresses.issueToken,
  summary: 'Tokens for a code, or new tokens for a refresh token.',
  description:
    'Sent as a form. A code works once, within a minute. A refresh token works once, within 60 days; a second use of it, or of a code, ends what was issued with it. Scripts of every site may call it.',
  body: z
    .object({
      grant_type: text('`authorization_code` or `refresh_token`.', 'authorization_code'),
      client_id: clientId,
      code: text('The code, for `authorization_code`.', 'wbc_8kq2Zz').optional(),
      redirect_uri: text(
        'The address that the code was sent to, for `authorization_code`.',
        'https://shelf.example/callback',
      ).optional(),
      code_verifier: text(
        'The secret of which the code challenge is the SHA-256, for `authorization_code`.',
        'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      ).optional(),
      refresh_token: text('The refresh token, for `refresh_token`.', REFRESH_TOKEN).optional(),
      scope: text('Fewer scopes than before, for `refresh_token`.', 'read').optional(),
    })
    .meta({
      // An example with all fields would have both a code and a refresh token.
      example: {
        grant_type: 'authorization_code',
        client_id: 'app_Q2x1YiBzaGVsZiBjb3VudA',
        code: 'wbc_8kq2Zz',
        redirect_uri: 'https://shelf.example/callback',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      },
    }),
  response: Tokens,
} as const satisfies DescribedCall;

/** RFC 7009. */
export const revokeToken = {
  ...ofOAuth,
  ...appAddresses.revokeToken,
  summary: 'Ends the permission that a token belongs to.',
  description:
    'Sent as a form, with an access or a refresh token. All tokens of the app for that player end at once; an unknown token is no failure.',
  body: z.object({
    token: text('An access token or a refresh token.', REFRESH_TOKEN),
    token_type_hint: text('`access_token` or `refresh_token`; not needed.', 'refresh_token').optional(),
    client_id: clientId,
  }),
  response: Success,
} as const satisfies DescribedCall;
