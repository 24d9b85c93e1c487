import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { createAddressGuard, refusalOf } from './address-guard.ts';

export interface OutsidePost {
  url: URL;
  headers: Record<string, string | number>;
  body: string | Buffer;
}

/** `status` is null where there was no answer; `failure` is null where the answer is one of 2xx. */
export interface PostOutcome {
  status: number | null;
  failure: string | null;
}

export type PostOutside = (post: OutsidePost) => Promise<PostOutcome>;

interface PostOptions {
  withinMs?: number;
  /** Whether addresses may be private; the site never allows it. */
  isTrusted?: boolean;
  /** A certificate authority besides the well-known ones. */
  ca?: string;
}

/**
 * Posts over HTTPS to addresses that users give: not into private networks, without redirects, and on a new connection
 * each time, because a reused one would skip the check of its address. Only the status of the answer is read.
 */
export function createPostOutside(options: PostOptions = {}): PostOutside {
  const { withinMs = TEN_SECONDS } = options;
  return async (post) => {
    const signal = AbortSignal.timeout(withinMs);
    try {
      const response = await open(post, signal, options);
      response.destroy();
      const { statusCode: status = 0 } = response;
      const isFine = status >= 200 && status < 300;
      return { status, failure: isFine ? null : `answered with ${status}` };
    } catch (failure) {
      const seconds = withinMs / 1_000;
      return {
        status: null,
        failure: signal.aborted ? `no answer within ${seconds} seconds` : inWords(failure),
      };
    }
  };
}

const TEN_SECONDS = 10_000;

function open({ url, headers, body }: OutsidePost, signal: AbortSignal, options: PostOptions) {
  const { isTrusted = false, ca } = options;
  const guard = createAddressGuard({ isTrusted });
  return new Promise<IncomingMessage>((resolve, reject) => {
    if (url.protocol !== 'https:') return reject(new Error('not an https address'));
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    // A literal IP address is connected to without a lookup.
    if (isIP(hostname) && !guard.admits([hostname])) return reject(refusalOf(hostname));
    const settings: RequestOptions = {
      method: 'POST',
      signal,
      lookup: guard.lookup,
      headers: { ...headers, 'user-agent': 'WallaBee', 'content-length': Buffer.byteLength(body) },
      agent: false,
      ...(ca && { ca }),
    };
    request(url, settings, resolve).on('error', reject).end(body);
  });
}

function inWords(failure: unknown): string {
  const { message, code } = failure as NodeJS.ErrnoException;
  const known = code && KNOWN[code];
  return known ?? message.slice(0, LONGEST_FAILURE);
}

const KNOWN: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke off',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host could not be looked up',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
};

const LONGEST_FAILURE = 200;
