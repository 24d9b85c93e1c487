import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { QueryProvider } from './query-provider.tsx';

/** Renders once, as a server does and as hydration begins: the hook runs, and its effects do not. */
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
