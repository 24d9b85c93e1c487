import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, LARGEST_ID } from '../protocol/ids.ts';
import { SCOPES } from '../protocol/scopes.ts';
import { isRedirectUri, isWebsite, LONGEST_APP_NAME, MOST_APPS, MOST_REDIRECT_URIS } from './app-rules.ts';
import { appAddresses } from './apps.addresses.ts';

export const GrantId = z
  .number()
  .int()
  .min(1)
  .max(LARGEST_ID)
  .meta({ description: 'The id of the permission.', example: 8 })
  .brand<'GrantId'>();
export type GrantId = z.infer<typeof GrantId>;

export const ClientId = z
  .string()
  .regex(/^app_[\w-]{22}$/, 'must be the client id of an app')
  .meta({
    description: 'Names the app in requests for permission. It is no secret.',
    example: 'app_Q2x1YiBzaGVsZiBjb3VudA',
  })
  .brand<'ClientId'>();
export type ClientId = z.infer<typeof ClientId>;

const AppName = z
  .string({ error: 'must be a text' })
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_APP_NAME, `must have at most ${LONGEST_APP_NAME} characters`)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'must be a name')
  .refine((name) => !/walla\W*bee/i.test(name), 'must not be taken for the site itself')
  .meta({ description: 'The name of the app, which players see.', example: 'Shelf counter' });

const Website = z
  .string({ error: 'must be a text' })
  .trim()
  .refine(isWebsite, 'must be an address with https')
  .meta({ description: 'Where players read about the app.', example: 'https://shelf.example' });

const RedirectUri = z
  .string({ error: 'must be a text' })
  .trim()
  .refine(
    isRedirectUri,
    'must be an address with https, of the own machine (http://127.0.0.1) or of a scheme such as com.example.app',
  )
  .meta({
    description: 'Where the browser of a player is sent with a code.',
    example: 'https://shelf.example/callback',
  });

export const Scopes = z
  .array(z.enum(SCOPES).meta({ example: 'read' }))
  .meta({ description: 'What the app may do.', example: ['read'] });

export const AllowedApp = z
  .object({
    id: GrantId,
    name: z.string().meta({ description: 'The name of the app.', example: 'Shelf counter' }),
    website: z.string().meta({ description: 'Where it is described.', example: 'https://shelf.example' }),
    maker: z.string().meta({ description: 'The username of the player who made it.', example: 'demofriend' }),
    scopes: Scopes,
    allowed_at: z.iso
      .datetime()
      .meta({ description: 'When the player allowed it first.', example: '2026-11-10T08:00:00.000Z' }),
    last_used_at: z.iso.datetime().nullable().meta({
      description: 'When it last acted for the player, to within five minutes; null when it never did.',
      example: '2026-11-16T08:30:00.000Z',
    }),
  })
  .meta({ id: 'AllowedApp', description: 'An app that may act for the player.' });
export type AllowedApp = z.infer<typeof AllowedApp>;

export const MadeApp = z
  .object({
    client_id: ClientId,
    name: AppName,
    website: Website,
    redirect_uris: z.array(RedirectUri).meta({
      description: 'Where browsers are sent with a code.',
      example: ['https://shelf.example/callback'],
    }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2026-11-10T08:00:00.000Z' }),
    players: z.number().int().meta({ description: 'How many players allow it now.', example: 12 }),
  })
  .meta({ id: 'MadeApp', description: 'An app that the player has made.' });
export type MadeApp = z.infer<typeof MadeApp>;

const apps = { feature: 'apps', access: 'player' } as const;

export const listApps = {
  ...apps,
  ...appAddresses.listApps,
  summary: 'Apps that act for the player, and apps that the player has made, newest first.',
  response: z.object({
    allowed: z.array(AllowedApp).meta({ description: 'Apps that act for the player.' }),
    made: z.array(MadeApp).meta({ description: 'Apps that the player has made.' }),
  }),
} as const satisfies Endpoint;

export const revokeApp = {
  ...apps,
  ...appAddresses.revokeApp,
  summary: 'Takes the permission of an app back.',
  description: 'All its tokens for the player end at once.',
  params: z.object({ grantId: inAddress(GrantId) }),
  response: Success,
} as const satisfies Endpoint;

export const AppForm = z.object({
  name: AppName,
  website: Website,
  redirect_uris: z
    .array(RedirectUri)
    .min(1, 'must have an address')
    .max(MOST_REDIRECT_URIS, `must have at most ${MOST_REDIRECT_URIS} addresses`)
    .meta({
      description:
        'Where browsers are sent with a code. They are compared exactly, but for the port of an address of the own machine.',
      example: ['https://shelf.example/callback'],
    }),
});
export type AppForm = z.infer<typeof AppForm>;

export const makeApp = {
  ...apps,
  ...appAddresses.makeApp,
  summary: 'Registers an app.',
  description: `A player has at most ${MOST_APPS}. An app has no secret: its client id is enough, with PKCE.`,
  body: AppForm,
  response: MadeApp,
  limit: { calls: 60, seconds: 3_600 },
} as const satisfies Endpoint;

const ofApp = { params: z.object({ client: ClientId }) };

export const changeApp = {
  ...apps,
  ...ofApp,
  ...appAddresses.changeApp,
  summary: 'Changes an app of the player.',
  description: 'Permissions and tokens stay.',
  body: AppForm,
  response: MadeApp,
} as const satisfies Endpoint;

export const removeApp = {
  ...apps,
  ...ofApp,
  ...appAddresses.removeApp,
  summary: 'Removes an app of the player for good.',
  description: 'The permissions of all players for it end at once.',
  response: Success,
} as const satisfies Endpoint;
