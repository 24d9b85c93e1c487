import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { type BrowserCallApi, useCallApi } from '../api/api.ts';

export type ApiQueryOptions<E extends Endpoint> = Omit<
  UseQueryOptions<ResponseOf<E>, Error>,
  'queryKey' | 'queryFn'
>;

export function useApiQuery<E extends Endpoint>(
  call: Call<E>,
  input: InputOf<E>,
  options?: ApiQueryOptions<E>,
): UseQueryResult<ResponseOf<E>, Error> {
  const callApi = useCallApi();
  return useQuery({ ...options, ...apiQuery<E>(callApi, call, input) });
}

export function apiQuery<E extends Endpoint>(callApi: BrowserCallApi, call: Call<E>, input: InputOf<E>) {
  return {
    queryKey: queryKeyOf(call, input),
    queryFn: () => (callApi as (call: Call<E>, input: InputOf<E>) => Promise<ResponseOf<E>>)(call, input),
  };
}

/** Without an input it is the prefix of all keys of the call. */
export function queryKeyOf<E extends Endpoint>(call: Pick<Call<E>, 'path'>, input?: InputOf<E>) {
  return input === undefined ? [call.path] : [call.path, input];
}
