import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { QueryProvider } from './query-provider.tsx';

/** Renders once without effects, as a server and the first pass of hydration do. */
export function renderHook<Result>(hook: () => Result): { result: Result; client: QueryClient } {
  let rendered: { result: Result; client: QueryClient } | undefined;
  function Hook() {
    rendered = { result: hook(), client: useQueryClient() };
    return null;
  }
  const Site = createRoutesStub([{ path: '/', Component: Hook }]);
  renderToString(
    <QueryProvider>
      <Site />
    </QueryProvider>,
  );
  if (!rendered) throw new Error('The hook was not rendered.');
  return rendered;
}
