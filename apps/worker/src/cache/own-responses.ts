import { OWN_LISTS_CACHES } from '@wallabee/contract/protocol/worker-messages';
import type { CachedAnswers } from './reference.ts';
import { cacheReference, readReference } from './reference.ts';
import {
  cachedAtOf,
  cacheResponse,
  forgetResponse,
  readResponse,
  type Stored,
  setCachedAt,
  trim,
} from './responses.ts';

const SEEN = 'own-seen-';
const MOST_SEEN = 300;

/** What is cached for one login. A second player finds none of it, because the token is another. */
export interface OwnResponses {
  put(request: Request, answer: Response): Promise<Stored>;
  forget(request: Request): Promise<void>;
  /** The newer of the last response and the answer among the lists. */
  read(request: Request, key: string): Promise<Response | undefined>;
  readPage(request: Request): Promise<Response | undefined>;
  lists(): Promise<CachedAnswers | undefined>;
}

/** The caches of another login end here. Resolves to false where a logout came first. */
export async function cacheOwnLists(token: string, download: () => Promise<Response>): Promise<boolean> {
  const known = deletions;
  const login = await digestOf(token);
  const answer = await download();
  if (deletions !== known) return false;
  await deleteCaches((name) => !name.endsWith(login));
  await cacheReference(await caches.open(OWN_LISTS_CACHES + login), answer);
  parsed = undefined;
  if (deletions === known) return true;
  await deleteOwn();
  return false;
}

/** Undefined where the player has not switched the cache on. */
export async function ownResponses(token: string): Promise<OwnResponses | undefined> {
  return openFor(await digestOf(token));
}

/** For pages, whose requests carry no token: the login that has a cache on this device. */
export async function responsesOfLogin(): Promise<OwnResponses | undefined> {
  const name = (await caches.keys()).find((known) => known.startsWith(OWN_LISTS_CACHES));
  return name === undefined ? undefined : openFor(name.slice(OWN_LISTS_CACHES.length));
}

export async function deleteOwn() {
  deletions += 1;
  await deleteCaches(() => true);
  // For what was opened while they were being deleted.
  deletions += 1;
}

async function deleteCaches(isDeleted: (name: string) => boolean) {
  parsed = undefined;
  const names = (await caches.keys()).filter((name) => isOwn(name) && isDeleted(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const isOwn = (name: string) => [OWN_LISTS_CACHES, SEEN].some((prefix) => name.startsWith(prefix));

/** Counts, so that a response that arrives after a logout is not stored. */
let deletions = 0;

async function openFor(login: string): Promise<OwnResponses | undefined> {
  const known = deletions;
  if (!(await caches.has(OWN_LISTS_CACHES + login))) return undefined;
  const readPage = (request: Request) => readResponse(SEEN + login, request);
  const lists = () => readLists(OWN_LISTS_CACHES + login);
  return {
    async put(request, answer) {
      if (deletions !== known) return 'none';
      const seen = await caches.open(SEEN + login);
      const stored = await cacheResponse(seen, request, answer);
      await trim(seen, MOST_SEEN);
      if (deletions === known && (await caches.has(OWN_LISTS_CACHES + login))) return stored;
      await caches.delete(SEEN + login);
      return 'none';
    },
    forget: (request) => forgetResponse(SEEN + login, request),
    async read(request, key) {
      const [last, listed] = await Promise.all([readPage(request), lists()]);
      const body = listed?.of(key);
      if (!listed || body === undefined) return last;
      const isLastNewer = last && (cachedAtOf(last) ?? '') > listed.madeAt;
      return isLastNewer ? last : jsonOf(body, listed.madeAt);
    },
    readPage,
    lists,
  };
}

export function jsonOf(body: unknown, madeAt: string): Response {
  const headers = new Headers();
  setCachedAt(headers, madeAt);
  return Response.json(body, { headers });
}

let parsed: { name: string; answers: Promise<CachedAnswers | undefined> } | undefined;

/** Parsed once while the worker runs. */
function readLists(name: string): Promise<CachedAnswers | undefined> {
  if (parsed?.name !== name) parsed = { name, answers: readReference(name) };
  return parsed.answers;
}

/** The digest, because the name of a cache is no place for a secret. */
async function digestOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
