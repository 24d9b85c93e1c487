import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import { SITE_CACHED_PATH } from '@wallabee/contract/protocol/worker-messages';
import type { CallAnswers } from '@wallabee/contract/reference/reference';

/** Answers of calls that were made at one time: the reference, or a player's own lists. */
export interface CachedAnswers {
  readonly madeAt: string;
  /** Undefined where the answer is not cached. */
  of: (key: string) => unknown;
}

const ADDRESS = '/cached/reference';

/** The tag of the answers changes with the catalogue and once a day. */
const CHECK_AFTER_MS = 3_600_000;

export async function downloadReference(cache: Cache, api: BrowserApi) {
  const answer = await fetchReference(api);
  if (!answer.ok) throw new Error(`The reference was answered with ${answer.status}.`);
  await cacheReference(cache, answer);
  await setChecked(cache);
}

/** Resolves to whether it has changed. */
export async function refreshReference(cache: Cache, api: () => Promise<BrowserApi>): Promise<boolean> {
  const [cached, checked] = [await cache.match(ADDRESS), await cache.match(SITE_CACHED_PATH)];
  if (!cached || Date.now() - Number(await checked?.text()) < CHECK_AFTER_MS) return false;
  const answer = await fetchReference(await api(), cached.headers.get('etag'));
  if (answer.ok) await cacheReference(cache, answer);
  if (answer.ok || answer.status === 304) await setChecked(cache);
  return answer.ok;
}

/** Compressed, because a browser stores the bytes as they are; replaced only once all of it has arrived. */
export async function cacheReference(cache: Cache, answer: Response) {
  const body = answer.body?.pipeThrough(new CompressionStream('gzip'));
  const compressed = await new Response(body).blob();
  const headers = { etag: answer.headers.get('etag') ?? '' };
  await cache.put(ADDRESS, new Response(compressed, { headers }));
}

export async function readReference(cacheName: string): Promise<CachedAnswers | undefined> {
  const cached = await caches.match(ADDRESS, { cacheName });
  const body = cached?.body?.pipeThrough(new DecompressionStream('gzip'));
  if (!body) return undefined;
  const { made_at, answers }: CallAnswers = await new Response(body).json();
  return { madeAt: made_at, of: (key) => answers[key] };
}

/** As old as the oldest answers that were read. */
export function withOwnLists(reference: CachedAnswers, own: CachedAnswers | undefined): CachedAnswers {
  if (!own) return reference;
  let { madeAt } = reference;
  return {
    get madeAt() {
      return madeAt;
    },
    of(key) {
      const answer = own.of(key);
      if (answer === undefined) return reference.of(key);
      if (own.madeAt < madeAt) madeAt = own.madeAt;
      return answer;
    },
  };
}

/** The browser's own cache is passed by, because it would answer 304 as 200. */
function fetchReference({ baseUrl, key }: BrowserApi, etag: string | null = null): Promise<Response> {
  const headers = { 'X-WallaBee-API-Key': key, ...(etag !== null && { 'If-None-Match': etag }) };
  return fetch(`${baseUrl}/reference`, { headers, cache: 'no-store' });
}

async function setChecked(cache: Cache) {
  await cache.put(SITE_CACHED_PATH, new Response(String(Date.now())));
}
