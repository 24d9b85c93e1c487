import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';

export const SECURITY_SCHEMES = {
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

type Way = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>;

/** The ways to make the call; the first is the usual one. */
export function securityOf(call: DescribedCall): Way[] {
  if (call.access === 'open') return [];
  const player: Way[] = [
    { key: [], token: [] },
    ...(call.acceptsPageSession ? [{ key: [], pageSession: [] }] : []),
  ];
  if (call.access === 'player') return player;
  return [
    { key: [] },
    ...(call.acceptsKeyInAddress ? [{ keyInAddress: [] }] : []),
    ...(call.readsToken ? player : []),
  ];
}
