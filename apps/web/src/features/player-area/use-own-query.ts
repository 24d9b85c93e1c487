import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { useApiQuery } from '../../platform/queries.tsx';
import { useOwnId } from '../../platform/session.ts';

/** A call about the player who is logged in. */
export function useOwnQuery<E extends Endpoint>(call: Call<E>) {
  return useApiQuery<E>(call, useOwnInput() as InputOf<E>);
}

/** How the calls of one's own pages name oneself. */
export function useOwnInput() {
  return { params: { player: String(useOwnId()) } };
}
