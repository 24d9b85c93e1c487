import { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '../session/session.ts';
import { retryDelay, shouldRetry } from './retry-rules.ts';

let siteClient: QueryClient | undefined;

/** The server creates one per page, so that no reader sees another's data. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  siteClient ??= clearedWhenPlayerChanges(createQueryClient());
  return siteClient;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: shouldRetry,
        retryDelay,
        // Without a connection a call fails at once instead of being paused silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const STALE_MS = 30_000;

function clearedWhenPlayerChanges(client: QueryClient): QueryClient {
  let playerId = currentSession()?.userId;
  onSessionChange(() => {
    if (currentSession()?.userId === playerId) return;
    playerId = currentSession()?.userId;
    client.clear();
  });
  return client;
}
