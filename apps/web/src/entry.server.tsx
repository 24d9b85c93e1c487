import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
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
  const { nonce } = context.get(visitContext);
  headers.set('content-type', 'text/html; charset=utf-8');

  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          hasStarted = true;
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
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
