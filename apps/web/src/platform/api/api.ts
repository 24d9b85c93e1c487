import type { Call } from '@wallabee/contract/protocol/call';
import {
  ApiFailure,
  type ApiRequest,
  type ApiResponse,
  createApiClient,
  type Transport,
} from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import type { Problem, ProblemCode } from '@wallabee/contract/protocol/problem';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { currentSession, expireSession } from '../session/session.ts';
import type { SiteData } from '../site/site-data.ts';

export type BrowserCallApi = <E extends Endpoint>(
  call: Call<E>,
  ...input: unknown extends InputOf<E> ? [] : [InputOf<E>]
) => Promise<ResponseOf<E>>;

export function useCallApi(): BrowserCallApi {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  return useMemo(() => createBrowserClient(api ?? UNKNOWN_API), [api]);
}

/** A background call must not redirect the reader of a public page to the login if the token has expired. */
export function useBackgroundCallApi(): BrowserCallApi {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  return useMemo(() => createBrowserClient(api ?? UNKNOWN_API, false), [api]);
}

/** The developer console shows the raw response for any key. */
export function useBareCall() {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi ?? UNKNOWN_API;
  return (request: ApiRequest, { key, signal }: { key: string | undefined; signal: AbortSignal }) =>
    send({ baseUrl: api.baseUrl, key: key || api.key, signal }, request);
}

/** For calls that answer with a file. Failures are those of every other call. */
export function useDownloadCall() {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi ?? UNKNOWN_API;
  return async (request: ApiRequest): Promise<Blob> => {
    const token = currentSession()?.token;
    const response = await send(api, request);
    if (response.ok) return response.blob();
    const answered = { status: response.status, body: await response.json() };
    if (token && isLoginRequired(answered)) expireSession(token);
    throw new ApiFailure(answered.status, answered.body);
  };
}

/** The fallback if the root could not be loaded; every call fails without a key. */
const UNKNOWN_API: BrowserApi = { baseUrl: '/api', key: '' };

function createBrowserClient(api: BrowserApi, endsSession = true): BrowserCallApi {
  // The client uses only the two fields of a Call.
  return createApiClient(overFetch(api, endsSession)) as BrowserCallApi;
}

function overFetch(api: BrowserApi, endsSession: boolean): Transport {
  return async (request) => {
    const token = currentSession()?.token;
    const response = await send(api, request);
    const answered = { status: response.status, body: await response.json() };
    if (endsSession && token && isLoginRequired(answered)) expireSession(token);
    return answered;
  };
}

/** The token is read at each call, because the visitor may log in or out while the page is open. */
function send(api: Omit<ApiAccess, 'token'>, request: ApiRequest): Promise<Response> {
  return fetchApi({ ...api, token: currentSession()?.token }, request);
}

interface ApiAccess extends BrowserApi {
  token: string | undefined;
  signal?: AbortSignal;
}

export function fetchApi({ baseUrl, key, token, signal }: ApiAccess, request: ApiRequest): Promise<Response> {
  const { method, path, body, bodyType, file, idempotencyKey } = request;
  return fetch(`${baseUrl}${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      'X-WallaBee-API-Key': key,
      ...(token && { 'X-User-Token': token }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(bodyType && { 'Content-Type': bodyType }),
    },
    // A Blob sends its own type.
    body: body ?? (file as Blob | undefined) ?? null,
  });
}

/** A wrong password is also a 401, but a login carries no token. */
function isLoginRequired({ status, body }: ApiResponse): boolean {
  return (
    status === 401 && (body as Partial<Problem> | null)?.code === ('login_required' satisfies ProblemCode)
  );
}
