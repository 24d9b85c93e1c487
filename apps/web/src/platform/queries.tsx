import { QueryClient, QueryClientProvider, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { type ReactNode, useState } from 'react';
import { type BrowserCallApi, useCallApi } from './api.ts';
import { currentSession, onSessionChange } from './session.ts';
import { FIRST_RETRY_MS, isWorthAnotherTry, RETRIES } from './worth-another-try.ts';

/** Around every page whose data belong to the player. Public pages know nothing of it: they have loaders. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export type ApiQueryOptions<E extends Endpoint, Data = ResponseOf<E>> = Omit<
  UseQueryOptions<ResponseOf<E>, Error, Data>,
  'queryKey' | 'queryFn'
>;

/** What a call answers, kept and shared by everything on the page that asks the same. */
export function useApiQuery<E extends Endpoint, Data = ResponseOf<E>>(
  call: Call<E>,
  input: InputOf<E>,
  options?: ApiQueryOptions<E, Data>,
) {
  const callApi = useCallApi();
  return useQuery({ ...options, ...apiQuery<E>(callApi, call, input) } as UseQueryOptions<
    ResponseOf<E>,
    Error,
    Data
  >);
}

/** For whoever prefetches or fetches by hand, from the same cache. */
export function apiQuery<E extends Endpoint>(callApi: BrowserCallApi, call: Call<E>, input: InputOf<E>) {
  return {
    queryKey: queryKeyOf(call, input),
    queryFn: () => (callApi as (call: Call<E>, input: InputOf<E>) => Promise<ResponseOf<E>>)(call, input),
  };
}

/** Without an input: the key of every answer of that call, to invalidate them all. */
export function queryKeyOf<E extends Endpoint>(call: Pick<Call<E>, 'path'>, input?: InputOf<E>) {
  return input === undefined ? [call.path] : [call.path, input];
}

let kept: QueryClient | undefined;

/** One for as long as the site is open, so that going from page to page keeps what is known. */
function queryClient(): QueryClient {
  // A server renders for many: what one player loaded must never be another's.
  if (typeof window === 'undefined') return createQueryClient();
  kept ??= forgetfulOfPlayers(createQueryClient());
  return kept;
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, failure) => failures < RETRIES && isWorthAnotherTry(failure),
        retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
        // Offline is a failure like any other: said at once and tried again by the visitor, not waited out in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const FRESH_MS = 30_000;

function forgetfulOfPlayers(client: QueryClient): QueryClient {
  let token = currentSession()?.token;
  onSessionChange(() => {
    if (currentSession()?.token === token) return;
    token = currentSession()?.token;
    client.clear();
  });
  return client;
}
