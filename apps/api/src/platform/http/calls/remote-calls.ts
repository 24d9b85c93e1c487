import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import { PAGE_SESSION_HEADER } from '@wallabee/contract/protocol/page-session';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import type { Visitor } from '../../pages/web-pages.ts';

/**
 * When TRUST_PROXY of the API server names this server, it limits the visitor's network instead of this
 * server's.
 */
export function remoteCalls({ baseUrl, key }: BrowserApi, { address, pageSession }: Visitor): CallApi {
  return callsOver(baseUrl, {
    'x-wallabee-api-key': key,
    'x-forwarded-for': address,
    ...(pageSession && { [PAGE_SESSION_HEADER]: pageSession }),
  });
}

export function callsOver(baseUrl: string, credentials: Readonly<Record<string, string>>): CallApi {
  return createApiClient(async ({ method, path, body, bodyType }) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { ...credentials, ...(bodyType && { 'content-type': bodyType }) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, body: await response.json() };
  });
}
