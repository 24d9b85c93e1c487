import type { PageMessage } from '@wallabee/contract/protocol/worker-messages';
import { answerKey } from '@wallabee/contract/reference/answer-key';
import { buildOf, buildOfClient, recordClient } from '../cache/client-builds.ts';
import { isOwnCall } from '../cache/own-calls.ts';
import { jsonOf, type OwnResponses, ownResponses, responsesOfLogin } from '../cache/own-responses.ts';
import { cachePage, deletePages, readPage } from '../cache/page-responses.ts';
import { answerPicture } from '../cache/pictures.ts';
import { withOwnLists } from '../cache/reference.ts';
import { cachedAtOf } from '../cache/responses.ts';
import { cachedFile, deleteOtherVersions, readAnswers, readSite, refreshAnswers } from '../cache/version.ts';
import { OFFLINE } from '../offline-problem.ts';
import { renderPage } from '../pages/render-page.ts';
import { toDocument } from '../pages/to-document.ts';
import { answerSearchCall } from '../search/answer-search-call.ts';
import { sleep } from '../sleep.ts';
import { networkFirst } from './network-first.ts';
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
  const answerer = ANSWERERS[requestKind(event.request, self.location.origin)];
  if (answerer) event.respondWith(answerer(event));
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const page = await answerPage(event);
  await recordClient(event.resultingClientId, buildOf(page));
  event.waitUntil(sleep(PAGE_CLOSED_MS).then(deleteOtherVersions));
  return page;
}

/** The page that this one replaces is still open when it is requested. */
const PAGE_CLOSED_MS = 5_000;

/** A page gets no data of another build; it opens the address as a document instead. */
async function answerData(event: FetchEvent): Promise<Response> {
  const data = await answerPage(event);
  const build = buildOf(data);
  const isMixed = build !== null && build !== (await buildOfClient(event.clientId));
  return isMixed ? toDocument(event.request.url) : data;
}

function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return answerWith(event, {
    network: async () => (await event.preloadResponse) ?? (await fetch(request)),
    store: (answer) => storePage(event, answer),
    cached: () => readPage(request),
    fallback: async () => {
      const [reference, own] = await Promise.all([readAnswers(), responsesOfLogin()]);
      if (!reference) return undefined;
      const answers = withOwnLists(reference, await own?.lists());
      return renderPage(request, await readSite(), { answers, reference });
    },
  });
}

async function storePage(event: FetchEvent, answer: Response): Promise<boolean> {
  const build = buildOf(answer);
  if (build === BUILD.pages) {
    event.waitUntil(refreshAnswers().catch(() => {}));
    return cachePage(event.request, answer);
  }
  // The server has been replaced, so what it answered before is not shown any more while it can be reached.
  if (build !== null) await deletePages({ ofThisBuild: true });
  return false;
}

function answerCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = keyOf(request);
  const own = ownFor(request);
  return answerWith(event, {
    network: () => fetch(request),
    store: async (answer) => (answer.ok && (await own)?.put(request, answer)) || false,
    cached: async () => (await own)?.read(request, key),
    fallback: async () => {
      const answers = await readAnswers();
      const body = answers && ((await answerSearchCall(callOf(request), answers)) ?? answers.of(key));
      if (!answers || body === undefined) return Response.json(OFFLINE.body, { status: OFFLINE.status });
      return jsonOf(body, answers.madeAt);
    },
  });
}

function keyOf(request: Request): string {
  return answerKey(callOf(request).path);
}

function callOf({ url }: Request) {
  const { pathname, search } = new URL(url);
  return { method: 'GET', path: pathname.slice(API_PREFIX.length) + search, body: undefined } as const;
}

async function ownFor({ url, headers }: Request): Promise<OwnResponses | undefined> {
  const token = headers.get('x-user-token');
  if (!token || !isOwnCall(new URL(url).pathname.slice(API_PREFIX.length))) return undefined;
  return ownResponses(token);
}

interface Ways {
  network: () => Promise<Response>;
  /** Resolves to whether the answer is another than the last. */
  store: (answer: Response) => Promise<boolean>;
  cached: () => Promise<Response | undefined>;
  fallback: () => Promise<Response | undefined>;
}

async function answerWith(event: FetchEvent, { network, store, cached, fallback }: Ways): Promise<Response> {
  const { url } = event.request;
  let isCachedShown = false;
  const asked = network();
  const stored = asked.then(async (fresh) => {
    const hasChanged = await store(fresh.clone());
    if (isCachedShown) await notify(event, { kind: hasChanged ? 'updated' : 'current', url });
  });
  // From the start, because an event that is over cannot be extended.
  event.waitUntil(stored.catch(() => {}));
  const { answer, from } = await networkFirst({ asked, cached, fallback });
  isCachedShown = from === 'cache';
  if (from !== 'network') event.waitUntil(notify(event, { kind: 'cached', url, at: cachedAtOf(answer) }));
  return answer;
}

/** A page that is still being loaded gets the message once it exists. */
async function notify({ clientId, resultingClientId }: FetchEvent, message: PageMessage) {
  (await self.clients.get(resultingClientId || clientId))?.postMessage(message);
}
