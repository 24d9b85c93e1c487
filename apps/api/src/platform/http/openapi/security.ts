import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { Scope } from '@wallabee/contract/protocol/scopes';

const SCOPE_WORDS = {
  read: 'Read what is the player’s own: pouch, sets, swaps, plans, radar, notifications.',
  messages: 'Read and write messages in the name of the player.',
  swaps: 'Offer, want, propose and answer swaps in the name of the player.',
  alerts: 'Make, change and delete alerts of the player.',
} satisfies Record<Scope, string>;

function oauthScheme(siteUrl: string, apiUrl: string) {
  return {
    type: 'oauth2',
    description:
      'An app that a player has allowed to act for them, in place of a key and a token. Codes are issued with PKCE (S256) only.',
    flows: {
      authorizationCode: {
        authorizationUrl: `${siteUrl}/oauth/authorize`,
        tokenUrl: `${apiUrl}/oauth/token`,
        refreshUrl: `${apiUrl}/oauth/token`,
        scopes: SCOPE_WORDS,
      },
    },
  };
}

const SECURITY_SCHEMES = {
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-WallaBee-API-Key',
    description: 'An application key: says which program calls. Players make their own at /developers/keys.',
  },
  keyInAddress: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description:
      'The application key in the address, for event streams only: an EventSource sends no headers.',
  },
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-User-Token',
    description:
      'Says which player calls. `POST /login` answers with one. It ends a month after its last use.',
  },
  pageSession: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Page-Session',
    description:
      'A credential that can do nothing but read the forums. `POST /page-session` answers with one.',
  },
} as const;

export function securitySchemes(siteUrl: string, apiUrl: string) {
  return { ...SECURITY_SCHEMES, app: oauthScheme(siteUrl, apiUrl) };
}

type Way = Partial<Record<keyof ReturnType<typeof securitySchemes>, string[]>>;

/** The ways to make the call; the first is the usual one. */
export function securityOf(call: DescribedCall): Way[] {
  if (call.access === 'open') return [];
  const player: Way[] = [
    { key: [], token: [] },
    ...(call.acceptsPageSession ? [{ key: [], pageSession: [] }] : []),
    ...(call.scope ? [{ app: [call.scope] }] : []),
  ];
  if (call.access === 'player') return player;
  return [
    { key: [] },
    ...(call.acceptsKeyInAddress ? [{ keyInAddress: [] }] : []),
    ...(call.readsToken ? player : []),
    { app: call.readsToken ? ['read'] : [] },
  ];
}
