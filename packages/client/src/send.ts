import { failureOf, isApiFailure, timedOut, unreachable, unreadable } from './failure.ts';
import { pause, startTimer } from './pause.ts';
import type { ApiRequest } from './request.ts';
import { delayBeforeRetry, type RetryOptions } from './retry.ts';

/** A text, or a function that returns the current one, so that it can be renewed. */
type Credential = string | (() => string | Promise<string>);

export interface ClientOptions {
  /** The base URL of the API, such as `https://wallabee.example/api`. */
  baseUrl: string;
  /** The application key. */
  key?: string;
  /** The token of a player, from `POST /login`. */
  token?: Credential;
  /** The access token of an app that acts for a player; it replaces key and token. */
  accessToken?: Credential;
  fetch?: typeof fetch;
  retry?: RetryOptions;
  /** Milliseconds that an attempt may take; 30,000 by default. */
  timeout?: number;
  /** Aborts every call and stream of the client. */
  signal?: AbortSignal;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeout?: number;
  /** Replaces the key that the client generates for a call that takes one. */
  idempotencyKey?: string;
  retry?: RetryOptions;
  headers?: Record<string, string>;
}

export interface Sending extends CallOptions {
  isSafe: boolean;
  /** Returns the `Response` without reading its body. */
  isRaw: boolean;
}

export async function send(request: ApiRequest, client: ClientOptions, sending: Sending): Promise<unknown> {
  const signal = joined([client.signal, sending.signal]);
  for (let times = 1; ; times += 1) {
    try {
      return await attempt(request, client, { ...sending, signal });
    } catch (failure) {
      const again = sending.isSafe && !signal?.aborted && isApiFailure(failure);
      const retry = { ...client.retry, ...sending.retry };
      const delay = again ? delayBeforeRetry({ failure, times, random: Math.random() }, retry) : null;
      if (delay === null) throw failure;
      await pause(delay, signal);
    }
  }
}

async function attempt(request: ApiRequest, client: ClientOptions, sending: Sending) {
  const { signal, timeout = client.timeout ?? 30_000 } = sending;
  signal?.throwIfAborted();
  const headers = { ...request.headers, ...(await credentialsOf(client)), ...lowerCase(sending.headers) };
  const limit = new AbortController();
  const timer = startTimer(() => limit.abort(), timeout);
  try {
    const both = joined([limit.signal, signal]);
    return await exchange({ ...request, headers }, client, { ...sending, signal: both });
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (isApiFailure(cause)) throw cause;
    throw limit.signal.aborted ? timedOut(timeout) : unreachable(cause);
  } finally {
    clearTimeout(timer);
  }
}

async function exchange(request: ApiRequest, client: ClientOptions, { signal, isRaw }: Sending) {
  const { method, path, headers, body } = request;
  const fetchIt = client.fetch ?? fetch;
  const response = await fetchIt(withoutSlash(client.baseUrl) + path, {
    method,
    headers,
    signal: signal ?? null,
    ...(body !== undefined && { body }),
  });
  // The caller sent If-None-Match, and the file has not changed.
  if (isRaw && response.status === 304) return response;
  if (!response.ok) throw await failureOf(response);
  return isRaw ? response : read(response);
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw cause instanceof SyntaxError ? unreadable(response, cause) : cause;
  }
}

async function credentialsOf({ key, token, accessToken }: ClientOptions): Promise<Record<string, string>> {
  if (accessToken !== undefined) return { authorization: `Bearer ${await present(accessToken)}` };
  return {
    ...(key !== undefined && { 'x-wallabee-api-key': key }),
    ...(token !== undefined && { 'x-user-token': await present(token) }),
  };
}

/** The name of a header has no case, but two spellings of it would both be sent. */
function lowerCase(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function present(credential: Credential): string | Promise<string> {
  return typeof credential === 'string' ? credential : credential();
}

function withoutSlash(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '');
}

/** A signal that is aborted as soon as one of the signals is. */
export function joined(signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : given[0];
}
