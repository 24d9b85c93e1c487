import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

interface CachedCall {
  path: string;
}

/** Marks every cached answer of these calls as stale; those on the page are fetched again before the promise resolves. */
export async function invalidate(client: QueryClient, calls: readonly CachedCall[]): Promise<void> {
  const paths = new Set<unknown>(calls.map(({ path }) => path));
  const filters = { predicate: ({ queryKey }: Query) => paths.has(queryKey[0]) };
  const olderLoads = client.getQueryCache().findAll(filters).filter(isLoadingUnreplaced);
  await Promise.all([
    client.invalidateQueries(filters),
    ...olderLoads.map((query) => invalidateAfterLoad(client, query)),
  ]);
}

export function useInvalidate() {
  const client = useQueryClient();
  return useCallback((...calls: readonly CachedCall[]) => invalidate(client, calls), [client]);
}

/** Invalidating replaces a load under way only where the page shows an earlier response. */
function isLoadingUnreplaced(query: Query): boolean {
  const { data, fetchStatus } = query.state;
  return fetchStatus === 'fetching' && (data === undefined || !query.isActive());
}

/** The response under way may be older than the change, and would count as fresh. */
async function invalidateAfterLoad(client: QueryClient, { promise, queryKey }: Query) {
  await Promise.allSettled([promise]);
  await client.invalidateQueries({ queryKey, exact: true });
}
