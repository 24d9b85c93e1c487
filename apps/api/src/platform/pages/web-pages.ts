import { randomBytes } from 'node:crypto';
import type { PageVisit, WebApp } from '@wallabee/contract/protocol/page-visit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageSecurityPolicy } from '../http/security-headers.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { createKeptPages, type MadePage } from './kept-pages.ts';
import { LAST_RESORT_POLICY, lastResort } from './last-resort.ts';
import { cutPage } from './page-body.ts';
import { createDresser, type DressedPage } from './page-sheet.ts';

export interface PagesOptions extends Omit<PageVisit, 'nonce'> {
  webApp: WebApp;
  /** Where the stylesheet is. */
  clientFolder: string;
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
      const isBusy = error.statusCode === 503;
      if (!isBusy) request.log.error({ err: error }, 'page failed');
      return reply
        .code(isBusy ? 503 : 500)
        .headers({ ...LAST_RESORT_POLICY, 'cache-control': 'no-store', ...(isBusy && COME_BACK) })
        .type('text/html; charset=utf-8')
        .send(lastResort({ isBusy, requestId: request.id }));
    });

    const { clientFolder, ...rest } = options;
    const making = { ...rest, dress: createDresser(clientFolder) };
    const pages = createKeptPages();
    options.notifications?.on('catalogue_changed', () => pages.forget());

    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const { url } = request;
        if (isAnothersAddress(url)) return reply.redirect(onThisSite(url), 308);
        const make = () => makePage(making, url, request.method === 'POST' ? 'POST' : 'GET');
        const asked = request.method === 'POST' ? make() : pages.find(url, make);
        return send(asked instanceof Promise ? await asked : asked, { request, reply, options });
      },
    });
  };
}

type Making = Omit<PagesOptions, 'clientFolder'> & { dress: (text: string) => DressedPage };

/**
 * Made from its address alone: nothing that a visitor's browser says besides reaches the web app, so nothing of one
 * visitor can be in what the next one gets.
 */
async function makePage(
  { webApp, dress, ...options }: Making,
  url: string,
  method: string,
): Promise<MadePage> {
  const request = new Request(new URL(url, options.siteUrl), { method });
  const page = await webApp.handlePage(request, { ...options, nonce: HOLE });
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
}

async function send({ status, headers, styleSource, body }: MadePage, { request, reply, options }: Sending) {
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(status)
    .headers({
      ...policyOf(options, { nonce, styleSource }),
      'cache-control': isFetchedAhead(request) ? FOR_A_MOMENT : NOT_AGAIN,
      ...headers,
    })
    .header('vary', 'Accept-Encoding');
  if (status === 503) reply.headers(COME_BACK);
  if (body.size < WORTH_COMPRESSING || !takesGzip(request)) return reply.send(body.fill(nonce));
  return reply.header('content-encoding', 'gzip').send(await body.fillGzip(nonce));
}

/** Not to be shown again without asking: its nonce was for one answer. */
const NOT_AGAIN = 'no-cache';

/** What a page needs, asked for while somebody points at the link to it: there must be some of it left at the click. */
const FOR_A_MOMENT = 'private, max-age=10';

function isFetchedAhead({ url, headers }: FastifyRequest): boolean {
  return (
    /\.data(\?|$)/.test(url) && String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch')
  );
}

/** Below one network packet there is nothing to win. */
const WORTH_COMPRESSING = 1_200;

/** What is away or busy for a moment is worth another try after it. */
const COME_BACK = { 'retry-after': '2' };

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
}
