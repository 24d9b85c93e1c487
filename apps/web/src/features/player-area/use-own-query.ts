import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { useOwnId } from '../../platform/session/session.ts';

export function useOwnQuery<E extends Endpoint>(call: Call<E>) {
  return useApiQuery<E>(call, useOwnInput() as InputOf<E>);
}

export function useOwnInput() {
  return { params: { player: String(useOwnId()) } };
}
