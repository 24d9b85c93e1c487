import { type IncomingMessage, get as overHttp, type RequestOptions } from 'node:http';
import { get as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { type AddressGuard, createAddressGuard, refusalOf } from './address-guard.ts';
import { OutsideFailure } from './outside-failure.ts';

export interface OutsideRequest {
  url: URL;
  accept: string;
  mostBytes: number;
  /** Includes redirects and the body. */
  withinMs: number;
  /** An address named by the operator may be private, and redirect to another private one. */
  isTrusted: boolean;
}

export interface OutsideAnswer {
  /** The address after redirects. */
  url: URL;
  contentType: string;
  body: Buffer;
}

export async function fetchOutside(request: OutsideRequest): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(request.withinMs);
  const guard = createAddressGuard(request);
  let { url } = request;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await open(url, { accept: request.accept, signal, guard });
    const next = redirectOf(response, url);
    if (next === undefined) return read(response, { ...request, url });
    response.destroy();
    url = next;
  }
  throw new OutsideFailure(`more than ${MOST_REDIRECTS} redirects`);
}

const MOST_REDIRECTS = 3;

function open(
  url: URL,
  { accept, signal, guard }: { accept: string; signal: AbortSignal; guard: AddressGuard },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(signal.aborted ? tooSlow() : cause);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    // A literal IP address is connected to without a lookup.
    if (isIP(hostname) && !guard.admits([hostname])) return fail(refusalOf(hostname));
    const options: RequestOptions = {
      signal,
      lookup: guard.lookup,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'WallaBee' },
      // A reused connection would skip the lookup and its check.
      agent: false,
    };
    const get = url.protocol === 'https:' ? overHttps : overHttp;
    get(url, options, resolve).on('error', fail);
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location } = headers;
  if (!location || !URL.canParse(location, from.href)) throw new OutsideFailure('a redirect to nowhere');
  const next = new URL(location, from);
  if (next.protocol !== from.protocol) throw new OutsideFailure(`a redirect to ${next.protocol}`);
  return next;
}

async function read(response: IncomingMessage, request: OutsideRequest): Promise<OutsideAnswer> {
  const { url, mostBytes } = request;
  try {
    if (response.statusCode !== 200) throw new OutsideFailure(`answered with ${response.statusCode}`);
    const body = Buffer.concat(await chunksOf(response, mostBytes));
    return { url, contentType: response.headers['content-type'] ?? '', body };
  } catch (failure) {
    throw failure instanceof OutsideFailure ? failure : tooSlow();
  } finally {
    response.destroy();
  }
}

async function chunksOf(response: IncomingMessage, mostBytes: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new OutsideFailure(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return chunks;
}

function tooSlow() {
  return new OutsideFailure('took too long, or broke off');
}
