import { answerKey } from '@wallabee/contract/reference/answer-key';
import { buildOf, buildOfClient, recordClient } from '../cache/client-builds.ts';
import { isOwnCall } from '../cache/own-calls.ts';
import {
  deleteOwn,
  jsonOf,
  type OwnResponses,
  ownResponses,
  responsesOfLogin,
} from '../cache/own-responses.ts';
import { cachePage, deletePages, forgetPage, readPage } from '../cache/page-responses.ts';
import { answerPicture } from '../cache/pictures.ts';
import { withOwnLists } from '../cache/reference.ts';
import type { Stored } from '../cache/responses.ts';
import { cachedFile, deleteOtherVersions, readAnswers, readSite, refreshAnswers } from '../cache/version.ts';
import { OFFLINE } from '../offline-problem.ts';
import { renderPage } from '../pages/render-page.ts';
import { toDocument } from '../pages/to-document.ts';
import { answerSearchCall } from '../search/answer-search-call.ts';
import { sleep } from '../sleep.ts';
import { answerWith } from './answer-with.ts';
import { noteWrite } from './outdated.ts';
import { API_PREFIX, type RequestKind, requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

type Answerer = (event: FetchEvent) => Promise<Response>;

const ANSWERERS: Partial<Record<RequestKind, Answerer>> = {
  file: async ({ request }) => (await cachedFile(request)) ?? fetch(request),
  page: answerDocument,
  data: answerData,
  call: answerCall,
  picture: answerPicture,
};

/** What has no answerer is left to the browser. */
export function answerRequest(event: FetchEvent) {
  const { request } = event;
  if (request.method !== 'GET') noteWrite();
  const answerer = ANSWERERS[requestKind(request, self.location.origin)];
  if (answerer) event.respondWith(answerer(event));
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const page = await answerPage(event);
  // A full device must still show the page.
  await recordClient(event.resultingClientId, buildOf(page)).catch(() => {});
  event.waitUntil(sleep(PAGE_CLOSED_MS).then(deleteOtherVersions));
  return page;
}

/** The page that this one replaces is still open when it is requested. */
const PAGE_CLOSED_MS = 5_000;

/** A page gets no data of another build; it opens the address as a document instead. */
async function answerData(event: FetchEvent): Promise<Response> {
  const data = await answerPage(event);
  const build = buildOf(data);
  const isMixed = build !== null && build !== (await buildOfClient(event.clientId).catch(() => BUILD.pages));
  return isMixed ? toDocument(event.request.url) : data;
}

function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // Whose page it is depends on the login at the request.
  const own = responsesOfLogin();
  return answerWith(event, {
    network: async () => (await event.preloadResponse) ?? (await fetch(request)),
    store: async (answer) => storePage(event, answer.clone(), await own),
    cached: () => readPage(request),
    fallback: async () => {
      const [reference, login] = await Promise.all([readAnswers(), own]);
      if (!reference) return undefined;
      const answers = withOwnLists(reference, await login?.lists());
      return renderPage(request, await readSite(), { answers, reference });
    },
  });
}

async function storePage(event: FetchEvent, answer: Response, own?: OwnResponses): Promise<Stored> {
  const build = buildOf(answer);
  if (isGone(answer) || answer.type === 'opaqueredirect') return forgetPage(event.request, own);
  if (build === BUILD.pages) {
    event.waitUntil(refreshAnswers().catch(() => {}));
    return cachePage(event.request, answer, own);
  }
  // The server has been replaced, so what it answered before is not shown any more while it can be reached.
  if (build !== null) await deletePages({ ofThisBuild: true });
  return 'none';
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

function answerCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = keyOf(request);
  const token = tokenOf(request);
  const own = token === null ? undefined : ownResponses(token);
  return answerWith(event, {
    network: () => fetch(request),
    store: async (answer) => (own ? storeCall(request, answer.clone(), await own) : 'none'),
    cached: async () => (await own)?.read(request, key),
    fallback: async () => {
      const answers = await readAnswers();
      const body = answers && ((await answerSearchCall(callOf(request), answers)) ?? answers.of(key));
      if (!answers || body === undefined) return Response.json(OFFLINE.body, { status: OFFLINE.status });
      return jsonOf(body, answers.madeAt);
    },
  });
}

async function storeCall(request: Request, answer: Response, own?: OwnResponses): Promise<Stored> {
  if (!own) return 'none';
  if (answer.ok) return own.put(request, answer);
  // The session has ended, perhaps from another device.
  if (answer.status === 401) await deleteOwn();
  else if (isGone(answer) || answer.status === 403) await own.forget(request);
  else return 'none';
  return 'changed';
}

function keyOf(request: Request): string {
  return answerKey(callOf(request).path);
}

function callOf({ url }: Request) {
  const { pathname, search } = new URL(url);
  return { method: 'GET', path: pathname.slice(API_PREFIX.length) + search, body: undefined } as const;
}

/** Null for a call that is not about the player's own lists. */
function tokenOf({ url, headers }: Request): string | null {
  return isOwnCall(new URL(url).pathname.slice(API_PREFIX.length)) ? headers.get('x-user-token') : null;
}
