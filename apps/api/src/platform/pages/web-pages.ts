import type { CallApi } from '@wallabee/contract/protocol/client';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { PageSession } from '@wallabee/contract/protocol/page-session';
import {
  PAGE_NONCE,
  type PageVisit,
  type WebApp,
  WORKER_SITE_PATH,
  type WorkerSite,
} from '@wallabee/contract/protocol/page-visit';
import { PREFETCHED_SECONDS } from '@wallabee/contract/protocol/prefetching';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '../cache/cache.ts';
import { sizeOfContent } from '../http/content/content-size.ts';
import {
  type EncodedContent,
  encodedContent,
  sendContent,
  sendEncoded,
} from '../http/content/encoded-content.ts';
import { sendProblem } from '../http/error-handler.ts';
import { pageSecurityPolicy } from '../http/security-headers.ts';
import { ProblemError } from '../problems.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { createStylesheetInliner } from './inline-stylesheet.ts';
import { LAST_RESORT_POLICY, type LastResort, lastResort } from './last-resort.ts';
import { isPageData, mayNeedPageSession, pageSessionOf } from './page-sessions.ts';
import { hashMarkedScripts, SCRIPT_MARK } from './script-hashes.ts';

export interface Visitor {
  address: string;
  pageSession?: string;
  /** The page is cached after a change that the replica may not have replayed. */
  readsPrimary?: boolean;
}

export interface PagesOptions extends Omit<PageVisit, 'nonce' | 'callApi' | 'reader' | 'report'> {
  webApp: WebApp;
  callsOf: (visitor: Visitor) => CallApi;
  clientFolder: string;
  /** In development the next request must see the changed source. */
  cachesPages?: boolean | undefined;
  clock?: (() => number) | undefined;
  notifications?: Pick<Notifications, 'on'>;
}

/** Every address that is not a call, a picture or a file is a page of the web app. */
export function webPages(options: PagesOptions) {
  return async (app: FastifyInstance) => {
    // No page reads a body, and without this Fastify would answer a form with 415.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (isWrongMethod(error))
        return sendProblem(request, reply.headers(error.headers), error.status, error.problem);
      const { status, reason, headers } = lastResortFor(error);
      if (reason === 'broken') request.log.error({ err: error }, 'page failed');
      return reply
        .code(status)
        .headers({ ...LAST_RESORT_POLICY, 'cache-control': 'no-store', ...headers })
        .type('text/html; charset=utf-8')
        .send(lastResort({ reason, requestId: request.id }));
    });

    const { clientFolder, cachesPages = true, ...rest } = options;
    const report = (failure: unknown) => app.log.error({ err: failure }, 'page failed');
    const making = { ...rest, inlineStylesheet: createStylesheetInliner(clientFolder), report };
    const pages = createCache<MadePage>({
      name: 'pages',
      maxBytes: 32 * 1024 ** 2,
      ttlMs: 5_000,
      invalidatedBy: ['catalogue_changed', 'player_changed'],
      isInvalidatedAsWhole: true,
      sizeOf: ({ content }) => sizeOfContent(content),
      // Very long addresses are not requested twice.
      isCacheable: ({ status }, address) =>
        cachesPages && status === 200 && address.length <= LONGEST_ADDRESS,
      notifications: options.notifications,
      clock: options.clock,
    });

    app.get(WORKER_SITE_PATH, { config: { cost: NETWORK_COSTS.file } }, () => workerSite(options));

    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      config: {
        ignoresBody: true,
        answersTheRest: 'pages',
        cost: (request) => {
          const isCached =
            request.method !== 'POST' && pages.has(request.url) && !pageSessionOf(request, options.siteUrl);
          return NETWORK_COSTS[isCached ? 'cachedPage' : isPageData(request.url) ? 'pageData' : 'page'];
        },
      },
      handler: async (request, reply) => {
        const { url, ip: address } = request;
        if (isAnothersAddress(url)) return reply.redirect(onThisSite(url), 308);
        const session = pageSessionOf(request, options.siteUrl);
        const make = () =>
          makePage(making, {
            url,
            session,
            address,
            method: request.method === 'POST' ? 'POST' : 'GET',
            readsPrimary: pages.isAheadOfReplica(url),
          });
        const asked = session || request.method === 'POST' ? make() : pages.getOrLoad(url, make);
        return send(asked instanceof Promise ? await asked : asked, { request, reply, session });
      },
    });
  };
}

function workerSite(options: PagesOptions): WorkerSite {
  const { browserApi, siteUrl, retroUrl, links } = options;
  const sources = { scriptSources: [`'nonce-${PAGE_NONCE}'`], styleSource: undefined };
  return { browserApi, siteUrl, retroUrl, links, headers: policyOf(options, sources) };
}

const LONGEST_ADDRESS = 300;

interface MadePage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly content: EncodedContent;
}

type Making = Omit<PagesOptions, 'clientFolder'> & {
  report: PageVisit['report'];
  inlineStylesheet: ReturnType<typeof createStylesheetInliner>;
};

interface Asked {
  url: string;
  method: string;
  session: PageSession | undefined;
  address: string;
  readsPrimary: boolean;
}

/** Only the address and the page session reach the web app. */
async function makePage(
  { webApp, inlineStylesheet, callsOf, ...options }: Making,
  { url, method, session, address, readsPrimary }: Asked,
): Promise<MadePage> {
  const request = new Request(new URL(url, options.siteUrl), { method });
  const reader = session && {
    id: session.userId,
    callApi: callsOf({ address, pageSession: session.credential }),
  };
  const callApi = callsOf({ address, readsPrimary });
  const page = await webApp.handlePage(request, {
    ...options,
    callApi,
    reader: reader ?? null,
    nonce: SCRIPT_MARK,
  });
  // First the scripts, because the styles are three times as long as the rest of the document.
  const { html: hashed, scriptSources } = hashMarkedScripts(await page.text());
  const { html, styleSource } = inlineStylesheet(hashed);
  const { 'content-type': type = 'text/html; charset=utf-8', ...headers } = Object.fromEntries(page.headers);
  return {
    status: page.status,
    headers: {
      ...policyOf(options, { scriptSources, styleSource }),
      'cache-control': 'no-cache',
      ...headers,
      ...(session && FOR_ONE_PLAYER),
    },
    content: encodedContent(html, type),
  };
}

/** The address is not a page's, but a file's that has no POST. */
function isWrongMethod(error: FastifyError | ProblemError): error is ProblemError {
  return error instanceof ProblemError && error.status === 405;
}

/** Neither a shared browser nor a proxy may show it to another player. */
const FOR_ONE_PLAYER = { 'cache-control': 'private, no-store' };

function lastResortFor(error: FastifyError): {
  status: number;
  reason: LastResort;
  headers: Record<string, string>;
} {
  if (error instanceof ProblemError && error.status === 429)
    return { status: 429, reason: 'tooMany', headers: error.headers };
  if (error.statusCode === 429) return { status: 429, reason: 'tooMany', headers: RETRY_SOON };
  if (error.statusCode === 503) return { status: 503, reason: 'busy', headers: RETRY_SOON };
  return { status: 500, reason: 'broken', headers: {} };
}

/** Browsers and `new URL` resolve `//host/path` to another site. */
function isAnothersAddress(url: string): boolean {
  return /^[/\\]{2}/.test(url);
}

function onThisSite(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}

function policyOf(
  { browserApi, retroUrl, tiles }: Pick<PagesOptions, 'browserApi' | 'retroUrl' | 'tiles'>,
  sources: { scriptSources: string[]; styleSource: string | undefined },
): Record<string, string> {
  return pageSecurityPolicy({
    ...sources,
    apiOrigin: foreignOrigin(browserApi.baseUrl),
    frameOrigin: foreignOrigin(retroUrl),
    tileOrigin: tiles ? foreignOrigin(tiles.url) : undefined,
  });
}

export function foreignOrigin(address: string): string | undefined {
  return address.startsWith('http') ? new URL(address).origin : undefined;
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  session: PageSession | undefined;
}

async function send({ status, headers, content }: MadePage, { request, reply, session }: Sending) {
  const vary = mayNeedPageSession(request.url) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
  reply.code(status).headers(headers).header('vary', vary);
  if (status === 503 || status === 429) reply.headers(RETRY_SOON);
  if (status === 200 && isPrefetch(request)) reply.headers(PREFETCHED);
  const isStorable = status === 200 && !session && request.method !== 'POST';
  await (isStorable ? sendContent : sendEncoded)(request, reply, content);
  return reply;
}

const RETRY_SOON = { 'retry-after': '2' };

/** The browser uses prefetched data at the click and requests older data again. */
const PREFETCHED = { 'cache-control': `private, max-age=${PREFETCHED_SECONDS}` };

function isPrefetch({ url, headers }: FastifyRequest): boolean {
  return isPageData(url) && String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}
