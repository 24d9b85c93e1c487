import { randomBytes } from 'node:crypto';
import type { CallApi } from '@wallabee/contract/protocol/client';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { PageSession } from '@wallabee/contract/protocol/page-session';
import type { PageVisit, WebApp } from '@wallabee/contract/protocol/page-visit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageSecurityPolicy } from '../http/security-headers.ts';
import { ProblemError } from '../problems.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { createKeptPages, type MadePage } from './kept-pages.ts';
import { LAST_RESORT_POLICY, type LastResort, lastResort } from './last-resort.ts';
import { cutPage } from './page-body.ts';
import { isPageData, mayNeedPageSession, pageSessionOf } from './page-sessions.ts';
import { createDresser, type DressedPage } from './page-sheet.ts';

export interface Visitor {
  address: string;
  /** The credential of the page session that came along. */
  pageSession?: string;
}

export interface PagesOptions extends Omit<PageVisit, 'nonce' | 'callApi' | 'reader' | 'report'> {
  webApp: WebApp;
  /** The way to the API for one visitor: as the player whose page session it is, or as nobody in particular. */
  callsOf: (visitor: Visitor) => CallApi;
  /** Where the stylesheet is. */
  clientFolder: string;
  /** How long a rendered page may be sent again. */
  pageTtlMs?: number | undefined;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
  /** Left out where the API is another server's. */
  notifications?: Pick<Notifications, 'on'>;
}

/** Whatever is not a call, a picture or a file is a page of the web app. */
export function webPages(options: PagesOptions) {
  return async (app: FastifyInstance) => {
    // Left alone, Fastify would answer a form with 415. No page reads a body, so none is kept, however long it is.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const { status, reason, headers } = lastResortFor(error);
      if (reason === 'broken') request.log.error({ err: error }, 'page failed');
      return reply
        .code(status)
        .headers({ ...LAST_RESORT_POLICY, 'cache-control': 'no-store', ...headers })
        .type('text/html; charset=utf-8')
        .send(lastResort({ reason, requestId: request.id }));
    });

    const { clientFolder, ...rest } = options;
    const report = (failure: unknown) => app.log.error({ err: failure }, 'page failed');
    const making = { ...rest, dress: createDresser(clientFolder), report };
    const pages = createKeptPages({ clock: options.clock, keptMs: options.pageTtlMs });
    options.notifications?.on('catalogue_changed', () => pages.forget());

    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      config: {
        ignoresBody: true,
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
          makePage(making, { url, session, address, method: request.method === 'POST' ? 'POST' : 'GET' });
        const asked = session || request.method === 'POST' ? make() : pages.find(url, make);
        return send(asked instanceof Promise ? await asked : asked, { request, reply, options, session });
      },
    });
  };
}

type Making = Omit<PagesOptions, 'clientFolder'> & {
  report: PageVisit['report'];
  dress: (text: string) => DressedPage;
};

interface Asked {
  url: string;
  method: string;
  session: PageSession | undefined;
  address: string;
}

/**
 * Made from its address and the page session, if there is one: nothing that a visitor's browser says besides reaches the web
 * app. A page without one has nothing of its visitor in it; one with it is for them alone.
 */
async function makePage(
  { webApp, dress, callsOf, ...options }: Making,
  { url, method, session, address }: Asked,
): Promise<MadePage> {
  const request = new Request(new URL(url, options.siteUrl), { method });
  const reader = session && {
    id: session.userId,
    callApi: callsOf({ address, pageSession: session.credential }),
  };
  const callApi = callsOf({ address });
  const page = await webApp.handlePage(request, { ...options, callApi, reader: reader ?? null, nonce: HOLE });
  const { text, styleSource, shared } = dress(await page.text());
  return {
    status: page.status,
    headers: Object.fromEntries(page.headers),
    styleSource,
    body: cutPage(text, HOLE, shared),
  };
}

/** Stands in a page for the nonce of whoever will get it. Nobody can guess it, so nobody can have written it there. */
const HOLE = randomBytes(24).toString('hex');

function lastResortFor(error: FastifyError): {
  status: number;
  reason: LastResort;
  headers: Record<string, string>;
} {
  if (error instanceof ProblemError && error.status === 429)
    return { status: 429, reason: 'tooMany', headers: error.headers };
  if (error.statusCode === 429) return { status: 429, reason: 'tooMany', headers: COME_BACK };
  if (error.statusCode === 503) return { status: 503, reason: 'busy', headers: COME_BACK };
  return { status: 500, reason: 'broken', headers: {} };
}

/** `//host/path` is a path to a server, and another site to whatever resolves it: browsers, and `new URL`. */
function isAnothersAddress(url: string): boolean {
  return /^[/\\]{2}/.test(url);
}

function onThisSite(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}

function policyOf(
  { browserApi, retroUrl, tiles }: PagesOptions,
  { nonce, styleSource }: { nonce: string; styleSource: string | undefined },
): Record<string, string> {
  return pageSecurityPolicy({
    nonce,
    styleSource,
    apiOrigin: foreignOrigin(browserApi.baseUrl),
    frameOrigin: foreignOrigin(retroUrl),
    tileOrigin: tiles ? foreignOrigin(tiles.url) : undefined,
  });
}

function foreignOrigin(address: string): string | undefined {
  return address.startsWith('http') ? new URL(address).origin : undefined;
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  options: PagesOptions;
  session: PageSession | undefined;
}

async function send({ status, headers, styleSource, body }: MadePage, sending: Sending) {
  const { request, reply, options, session } = sending;
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(status)
    .headers({
      ...policyOf(options, { nonce, styleSource }),
      'cache-control': NOT_AGAIN,
      ...headers,
      ...(session && FOR_ONE),
      ...(status === 200 && isPrefetch(request) && PREFETCHED),
    })
    .header('vary', mayNeedPageSession(request.url) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (status === 503 || status === 429) reply.headers(COME_BACK);
  if (body.size < WORTH_COMPRESSING || !takesGzip(request)) return reply.send(body.fill(nonce));
  return reply.header('content-encoding', 'gzip').send(await body.fillGzip(nonce));
}

/** Not to be shown again without asking: its nonce was for one answer. */
const NOT_AGAIN = 'no-cache';

/** Made for one player: neither a browser shared by several nor a cache on the way may show it to another. */
const FOR_ONE = { 'cache-control': 'private, no-store' };

/** The browser uses it at the click, and asks again for whatever is older. */
const PREFETCHED = { 'cache-control': 'private, max-age=10' };

/** The data of a page that the visitor points at, as the router's links ask for them. */
function isPrefetch({ url, headers }: FastifyRequest): boolean {
  return isPageData(url) && String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

/** Below one network packet there is nothing to win. */
const WORTH_COMPRESSING = 1_200;

/** What is away or busy for a moment is worth another try after it. */
const COME_BACK = { 'retry-after': '2' };

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
}
