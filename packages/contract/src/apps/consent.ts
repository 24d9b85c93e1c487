import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Scopes } from './app.ts';
import { appAddresses } from './apps.addresses.ts';

const text = (most: number, description: string, example: string) =>
  z
    .string({ error: 'is missing' })
    .max(most, `must have at most ${most} characters`)
    .meta({ description, example });

/** The parameters of OAuth. Wrong values are reported to the app by a redirect, so they are no bad input. */
const authorization = {
  client_id: text(100, 'The client id of the app.', 'app_Q2x1YiBzaGVsZiBjb3VudA'),
  redirect_uri: text(
    500,
    'Where the browser is sent; one of the addresses of the app.',
    'https://shelf.example/callback',
  ),
  response_type: text(50, 'Always `code`.', 'code').optional(),
  scope: text(
    200,
    'What the app asks for, separated by spaces: `read`, `messages`, `swaps`, `alerts`; `read` where nothing is said.',
    'read alerts',
  ).optional(),
  state: text(2_000, 'Sent back unchanged.', 'af0ifjsldkj').optional(),
  code_challenge: text(
    200,
    'The SHA-256 of the verifier, in base64url.',
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  ).optional(),
  code_challenge_method: text(20, 'Always `S256`.', 'S256').optional(),
};

const redirectTo = z.string().meta({
  description: 'Where the browser goes now.',
  example:
    'https://shelf.example/callback?code=wbc_8kq2Zz&state=af0ifjsldkj&iss=https%3A%2F%2Fwallabee.example',
});

export const Consent = z
  .object({
    name: z.string().meta({ description: 'The name of the app.', example: 'Shelf counter' }),
    website: z.string().meta({ description: 'Where it is described.', example: 'https://shelf.example' }),
    maker: z.string().meta({ description: 'The username of the player who made it.', example: 'demofriend' }),
    returns_to: z.string().meta({
      description: 'The host or scheme that the browser is sent to.',
      example: 'shelf.example',
    }),
    scopes: Scopes,
    allowed_scopes: Scopes.meta({
      description: 'What the player allows it already; empty where nothing.',
      example: [],
    }),
    fault: z
      .object({
        error: z.string().meta({ description: 'The error code of OAuth.', example: 'invalid_scope' }),
        redirect_to: redirectTo.meta({
          description: 'Where the browser can return to; the app is given the error.',
          example: 'https://shelf.example/callback?error=invalid_scope&iss=https%3A%2F%2Fwallabee.example',
        }),
      })
      .meta({ id: 'ConsentFault', description: 'Why a request of an app cannot be allowed.' })
      .nullable()
      .meta({ description: 'Why the request cannot be allowed; null where it can.', example: null }),
  })
  .meta({ id: 'Consent', description: 'What an app asks the player for.' });
export type Consent = z.infer<typeof Consent>;

const consents = { feature: 'apps', access: 'player' } as const;

export const readConsent = {
  ...consents,
  ...appAddresses.readConsent,
  summary: 'What an app asks the player for.',
  description:
    'The page /oauth/authorize shows it. An unknown app or an address that is not one of the app’s is refused.',
  query: z.object(authorization),
  response: Consent,
} as const satisfies Endpoint;

export const giveConsent = {
  ...consents,
  ...appAddresses.giveConsent,
  summary: 'Allows or refuses what an app asks for.',
  body: z.object({
    ...authorization,
    decision: z
      .enum(['allow', 'refuse'], { error: 'must be allow or refuse' })
      .meta({ description: 'What the player has decided.', example: 'allow' }),
  }),
  response: z.object({ redirect_to: redirectTo }),
} as const satisfies Endpoint;
