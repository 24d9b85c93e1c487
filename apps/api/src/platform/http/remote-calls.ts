import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';

/** The API of another server, for a site that only serves the pages. */
export function remoteCalls({ baseUrl, key }: BrowserApi, token?: string): CallApi {
  return createApiClient(async ({ method, path, body }) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        'x-wallabee-api-key': key,
        ...(token && { 'x-user-token': token }),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, body: await response.json() };
  });
}
