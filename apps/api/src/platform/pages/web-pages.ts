import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { PageVisit, WebApp } from '@wallabee/contract/protocol/page-visit';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { pageSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import { LAST_RESORT_POLICY, lastResort } from './last-resort.ts';

export interface PagesOptions extends Omit<PageVisit, 'nonce'> {
  webApp: WebApp;
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

    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (isAnothersAddress(request.url)) return reply.redirect(onThisSite(request.url), 308);
        const visit = toVisit(options);
        const page = await options.webApp.handlePage(toWebRequest(request, options.siteUrl), visit);
        reply.hijack();
        const headers = { ...pageHeaders(visit), 'x-request-id': request.id };
        await send(page, { request: request.raw, response: reply.raw, headers });
      },
    });
  };
}

/** `//host/path` is a path to a server, and another site to whatever resolves it: browsers, and `new URL`. */
function isAnothersAddress(url: string): boolean {
  return /^[/\\]{2}/.test(url);
}

function onThisSite(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}

function toVisit({ webApp: _, ...visit }: PagesOptions): PageVisit {
  return { ...visit, nonce: randomBytes(16).toString('base64') };
}

function pageHeaders({ nonce, browserApi, retroUrl, tiles }: PageVisit): Record<string, string> {
  const policy = pageSecurityPolicy({
    nonce,
    apiOrigin: foreignOrigin(browserApi.baseUrl),
    frameOrigin: foreignOrigin(retroUrl),
    tileOrigin: tiles ? foreignOrigin(tiles.url) : undefined,
  });
  return { ...SECURITY_HEADERS, ...policy, 'cache-control': 'no-cache' };
}

function foreignOrigin(address: string): string | undefined {
  return address.startsWith('http') ? new URL(address).origin : undefined;
}

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const { method = 'GET', headers, url = '/' } = request.raw;
  return new Request(new URL(url, siteUrl), { method, headers: toWebHeaders(headers) });
}

function toWebHeaders(headers: IncomingMessage['headers']): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(':'))
      copied.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return copied;
}

interface Wire {
  request: IncomingMessage;
  response: ServerResponse;
  headers: Record<string, string>;
}

async function send(page: Response, { request, response, headers }: Wire) {
  const compress =
    page.body && isText(page) ? chooseCompression(request.headers['accept-encoding'] ?? '') : undefined;
  response.writeHead(page.status, {
    ...headers,
    ...Object.fromEntries(page.headers),
    ...(page.status === 503 && COME_BACK),
    ...(compress && { 'content-encoding': compress.name }),
    vary: 'Accept-Encoding',
  });
  if (!page.body || request.method === 'HEAD') return void response.end();

  const body = Readable.fromWeb(page.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await (compress ? pipeline(body, compress.stream(), response) : pipeline(body, response));
  } catch {
    // The visitor went away while the page was on its way; there is nobody left to tell.
    response.destroy();
  }
}

/** What is away or busy for a moment is worth another try after it. */
const COME_BACK = { 'retry-after': '2' };

function isText(page: Response): boolean {
  return /^text\/|json|x-script/.test(page.headers.get('content-type') ?? '');
}

function chooseCompression(accepted: string) {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return {
      name: 'br',
      stream: () => createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH }),
    };
  }
  if (/\bgzip\b/.test(accepted)) {
    return { name: 'gzip', stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }) };
  }
  return undefined;
}
