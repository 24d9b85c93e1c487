import type { Call } from '@wallabee/contract/protocol/call';
import {
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

/** The way from the browser to the API, as the player who is logged in. */
export function useCallApi(): BrowserCallApi {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  return useMemo(() => createBrowserClient(api ?? UNKNOWN_API), [api]);
}

/** For a call that the player did not cause: an expired token must not send a reader of a public page to the login. */
export function useBackgroundCallApi(): BrowserCallApi {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi;
  return useMemo(() => createBrowserClient(api ?? UNKNOWN_API, false), [api]);
}

export interface Answered {
  status: number;
  milliseconds: number;
  body: Blob;
  /** The body as text, which a picture's is not. */
  text: string;
}

/** A call with any key, answered as it came: for the console that shows developers what a program would get. */
export function useBareCall() {
  const api = useRouteLoaderData<SiteData>('root')?.browserApi ?? UNKNOWN_API;
  return async (request: ApiRequest, key?: string): Promise<Answered> => {
    const began = performance.now();
    const response = await send({ baseUrl: api.baseUrl, key: key || api.key }, request);
    const body = await response.blob();
    const milliseconds = Math.round(performance.now() - began);
    return { status: response.status, milliseconds, body, text: await body.text() };
  };
}

/** Where not even the root could be loaded; every call is refused for want of a key. */
const UNKNOWN_API: BrowserApi = { baseUrl: '/api', key: '' };

function createBrowserClient(api: BrowserApi, endsSession = true): BrowserCallApi {
  // The client reads nothing of an endpoint but the two fields of a Call.
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

function send({ baseUrl, key }: BrowserApi, request: ApiRequest): Promise<Response> {
  const { method, path, body, idempotencyKey } = request;
  // Asked at each call: one may log in or out while the page is open.
  const token = currentSession()?.token;
  return fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      'X-WallaBee-API-Key': key,
      ...(token && { 'X-User-Token': token }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: body === undefined ? null : new URLSearchParams(body),
  });
}

/** A wrong password is answered 401, too; but whoever types one carries no token. */
function isLoginRequired({ status, body }: ApiResponse): boolean {
  return (
    status === 401 && (body as Partial<Problem> | null)?.code === ('login_required' satisfies ProblemCode)
  );
}
