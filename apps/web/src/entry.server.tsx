import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
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
import { pageDataScript } from './platform/router/page-data-script.ts';
import { withOwnRoutes } from './platform/router/rendered-context.ts';

export const streamTimeout = 10_000;

/** Without this handler React Router logs failures to the console, with the visitors' addresses. */
export function handleError(failure: unknown, { context }: { context: Readonly<RouterContextProvider> }) {
  if (!isRouteErrorResponse(failure)) context.get(visitContext).report(failure);
}

/** With the streams that servers and service workers have in common. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteUrl, hasWorker } = context.get(visitContext);
  const { serverHandoffStream, ...rendered } = routerContext;
  const facts: HeadFacts = {};
  const page = await renderWhole(
    <NonceContext value={nonce}>
      <HeadFactsContext value={facts}>
        <ServerRouter context={withOwnRoutes(rendered)} url={request.url} nonce={nonce} />
      </HeadFactsContext>
    </NonceContext>,
    nonce,
  );
  const data = serverHandoffStream ? await pageDataScript(serverHandoffStream, nonce) : '';

  // Pages that were not found or failed are not described.
  const description = context.get(describedContext).describe?.() ?? {};
  const head = documentHead({ siteUrl, facts: status === 200 ? facts : {}, description, hasWorker });
  const html = withHead(
    page.replace(END, () => data + END),
    await head,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { headers, status });
}

const END = '</body></html>';

/** A string takes half as long as a stream, but cannot wait for a part's script, which is loaded once. */
async function renderWhole(document: ReactNode, nonce: string): Promise<string> {
  const page = renderToString(document);
  return page.includes(UNFINISHED) ? renderWaiting(document, nonce) : `<!DOCTYPE html>${page}`;
}

/** How React marks a part that suspended or failed. */
const UNFINISHED = '<!--$!-->';

async function renderWaiting(document: ReactNode, nonce: string): Promise<string> {
  const failures: unknown[] = [];
  const page = await renderToReadableStream(document, {
    nonce,
    // Beyond this size React moves parts of the page into its place by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(streamTimeout),
    onError: (failure) => void failures.push(failure),
  });
  await page.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(page).text();
}
