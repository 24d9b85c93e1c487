import { CACHED_TIMING } from '@wallabee/contract/protocol/worker-messages';

const HEADER = 'server-timing';

/** Pages read it by script, which sees no other header of a document. */
export function setCachedAt(headers: Headers, at: string) {
  headers.set(HEADER, `${CACHED_TIMING};desc="${at}"`);
}

export function cachedAtOf({ headers }: Response): string | null {
  return /desc="([^"]+)"/.exec(headers.get(HEADER) ?? '')?.[1] ?? null;
}

/** What became of an answer: the copy is another than before, is the same, or was not touched. */
export type Stored = 'changed' | 'same' | 'none';

export async function cacheResponse(cache: Cache, request: Request, answer: Response): Promise<Stored> {
  const last = await cache.match(request.url, { ignoreVary: true });
  const [content, before] = [await answer.text(), await last?.text()];
  const headers = new Headers(answer.headers);
  setCachedAt(headers, new Date().toISOString());
  // The address alone: the cache would separate answers for different tokens.
  try {
    await cache.put(request.url, new Response(content, { headers, status: answer.status }));
  } catch {
    // The device is full, and the old copy must not be shown in place of a newer answer.
    await cache.delete(request.url, { ignoreVary: true });
    return 'changed';
  }
  return content === before ? 'same' : 'changed';
}

/** By name, because opening a cache would create it. */
export async function readResponse(cacheName: string, { url }: Request): Promise<Response | undefined> {
  return caches.match(url, { cacheName, ignoreVary: true });
}

export async function forgetResponse(cacheName: string, { url }: Request) {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(url, { ignoreVary: true });
}

/** The oldest go first. */
export async function trim(cache: Cache, most: number) {
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest);
}
