import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useSyncExternalStore } from 'react';
import { currentSession } from '../session/session.ts';
import { type ApiQueryOptions, useApiQuery } from './use-api-query.ts';

export interface Served<Data> {
  readerId: number;
  data: Data;
}

/** The server's data is used only if it was rendered for the player who is logged in. */
export function useServedQuery<E extends Endpoint>(
  call: Call<E>,
  input: InputOf<E>,
  served: Served<ResponseOf<E>> | null = null,
  options: ApiQueryOptions<E> = {},
) {
  const readerId = currentSession()?.userId;
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  return useApiQuery<E>(call, input, {
    ...options,
    enabled: readerId !== undefined && options.enabled !== false,
    ...(served && served.readerId === readerId
      ? { initialData: served.data, initialDataUpdatedAt: performance.timeOrigin }
      : // Another player's page has to be hydrated as it was rendered; placeholders are never cached.
        isHydrating && served && { placeholderData: served.data }),
  } as ApiQueryOptions<E>);
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
