import { PAGE_SESSION_PATH } from '@wallabee/contract/protocol/page-session';
import { PAGE_CACHES } from '@wallabee/contract/protocol/worker-messages';
import { buildOf } from './client-builds.ts';
import { openCache } from './open-cache.ts';
import { type OwnResponses, responsesOfLogin } from './own-responses.ts';
import { cacheResponse, forgetResponse, readResponse, type Stored, trim } from './responses.ts';

const NAME = PAGE_CACHES + BUILD.id;
const MOST = 300;

/** The last answers for pages and their data. Pages made for one player go to the cache of their login. */
export async function cachePage(request: Request, answer: Response, own?: OwnResponses): Promise<Stored> {
  if (!answer.ok || answer.redirected || isNeverCached(request)) return 'none';
  if (isForOnePlayer(request, answer)) return own?.put(request, answer) ?? 'none';
  const cache = await openCache(NAME);
  const hasChanged = await cacheResponse(cache, request, answer);
  await trim(cache, MOST);
  return hasChanged;
}

export async function forgetPage(request: Request, own?: OwnResponses): Promise<Stored> {
  await Promise.all([own?.forget(request), forgetResponse(NAME, request)]);
  return 'changed';
}

/** Only where the player has asked for pages without a network. */
export async function cacheDocument(path: string) {
  const own = await responsesOfLogin();
  if (!own) return;
  const request = new Request(path);
  const answer = await fetch(request).catch(() => undefined);
  if (answer && buildOf(answer) === BUILD.pages) await cachePage(request, answer, own);
}

export async function readPage(request: Request): Promise<Response | undefined> {
  const own = await (await responsesOfLogin())?.readPage(request);
  // The cache of the login outlives a build.
  return own && buildOf(own) === BUILD.pages ? own : readResponse(NAME, request);
}

export async function deletePages({ ofThisBuild }: { ofThisBuild: boolean }) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHES));
  const deleted = ofThisBuild ? names : names.filter((name) => name !== NAME);
  await Promise.all(deleted.map((name) => caches.delete(name)));
}

/** Pages that are never cached, because a stale one would be mistaken for the current state. */
function isNeverCached({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return UNCACHED_PAGES.some((page) => pathname === page || pathname === `${page}.data`);
}

const UNCACHED_PAGES = ['/status'];

/** Prefetched data is `private` for everybody. */
function isForOnePlayer({ url }: Request, { headers }: Response): boolean {
  const policy = headers.get('cache-control') ?? '';
  const mayBe = new URL(url).pathname.startsWith(PAGE_SESSION_PATH);
  return policy.includes('no-store') || (mayBe && policy.includes('private'));
}
