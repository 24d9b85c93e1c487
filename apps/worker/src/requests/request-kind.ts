import { eventAddresses } from '@wallabee/contract/events/events.addresses';

/** `page` is a document, `data` what the router fetches for a page, `call` an answer of the API. */
export type RequestKind = 'page' | 'data' | 'call' | 'file' | 'picture' | 'other';

export interface AskedRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export const API_PREFIX = '/api';

/** What the worker does not know it leaves to the browser. */
export function requestKind({ method, mode, url }: AskedRequest, site: string): RequestKind {
  if (method !== 'GET') return 'other';
  const { origin, pathname } = new URL(url);
  if (origin !== site) return 'other';
  if (pathname === STREAM) return 'other';
  if (pathname.startsWith(`${API_PREFIX}/`)) return 'call';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/art/')) return 'picture';
  if (OTHERS.some((prefix) => pathname.startsWith(prefix))) return 'other';
  if (pathname.endsWith('.data')) return 'data';
  return mode === 'navigate' ? 'page' : 'other';
}

/** It ends with its page, and a worker that answered it could not be replaced before. */
const STREAM = API_PREFIX + eventAddresses.followEvents.path;

/** The retro game is a document of its own, in a frame. */
const OTHERS = ['/retro/'];
