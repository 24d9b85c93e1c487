import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import { PAGE_SESSION_HEADER } from '@wallabee/contract/protocol/page-session';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';

/** The API of another server, for a site that only serves the pages. */
export function remoteCalls({ baseUrl, key }: BrowserApi, pageSession?: string): CallApi {
  return createApiClient(async ({ method, path, body }) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        'x-wallabee-api-key': key,
        ...(pageSession && { [PAGE_SESSION_HEADER]: pageSession }),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, body: await response.json() };
  });
}
