import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

interface CachedCall {
  path: string;
}

/** Marks every cached answer of these calls as stale; those on the page are fetched again before the promise resolves. */
export async function invalidate(client: QueryClient, calls: readonly CachedCall[]): Promise<void> {
  const paths = new Set<unknown>(calls.map(({ path }) => path));
  const filters = { predicate: ({ queryKey }: Query) => paths.has(queryKey[0]) };
  const firstLoads = client.getQueryCache().findAll(filters).filter(isFirstLoad);
  await Promise.all([
    client.invalidateQueries(filters),
    ...firstLoads.map((query) => invalidateAfterLoad(client, query)),
  ]);
}

export function useInvalidate() {
  const client = useQueryClient();
  return useCallback((...calls: readonly CachedCall[]) => invalidate(client, calls), [client]);
}

function isFirstLoad({ state: { data, fetchStatus } }: Query): boolean {
  return data === undefined && fetchStatus === 'fetching';
}

/** Invalidating would wait for a first response under way, which may be older than the change. */
async function invalidateAfterLoad(client: QueryClient, { promise, queryKey }: Query) {
  await Promise.allSettled([promise]);
  await client.invalidateQueries({ queryKey, exact: true });
}
