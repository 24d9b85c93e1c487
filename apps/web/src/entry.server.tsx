import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { documentHead, withHead } from './platform/head/document-head.server.ts';
import { type HeadFacts, HeadFactsContext } from './platform/head/head-facts.ts';
import { describedContext } from './platform/head/page-description.ts';
import { NonceContext } from './platform/pages/nonce.ts';
import { visitContext } from './platform/pages/visit.ts';

export const streamTimeout = 10_000;

/** Without this handler React Router logs failures to the console, with the visitors' addresses. */
export function handleError(failure: unknown, { context }: { context: Readonly<RouterContextProvider> }) {
  if (!isRouteErrorResponse(failure)) context.get(visitContext).report(failure);
}

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteUrl } = context.get(visitContext);
  const facts: HeadFacts = {};
  headers.set('content-type', 'text/html; charset=utf-8');

  /** Pages that were not found or failed are not described. */
  async function pageOf(body: PassThrough): Promise<string> {
    const description = context.get(describedContext).describe?.() ?? {};
    const head = documentHead({ siteUrl, facts: status === 200 ? facts : {}, description });
    return withHead(await text(body), await head);
  }

  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <HeadFactsContext value={facts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </HeadFactsContext>
      </NonceContext>,
      {
        nonce,
        // Beyond this size React moves parts of the page into its place by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          hasStarted = true;
          const body = new PassThrough();
          pipe(body);
          pageOf(body).then((html) => resolve(new Response(html, { headers, status })), reject);
        },
        onShellError: reject,
        // The status is sent before the page streams, so a later failure only makes the browser render that part again.
        onError: (failure) => {
          if (!hasStarted) reject(failure);
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}
