import type { readConsent } from '@wallabee/contract/apps/consent';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';

export type ConsentRequest = InputOf<typeof readConsent>['query'];

/** Null where the app or its address is missing; the server judges the rest. */
export function consentRequestFrom(search: URLSearchParams): ConsentRequest | null {
  const { client_id, redirect_uri, ...rest } = Object.fromEntries(
    NAMES.map((name) => [name, search.get(name) ?? undefined]),
  ) as Record<(typeof NAMES)[number], string | undefined>;
  return client_id && redirect_uri ? { client_id, redirect_uri, ...rest } : null;
}

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;
