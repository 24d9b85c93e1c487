import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCallApi } from '../../platform/api/api.ts';
import { apiQuery } from '../../platform/queries/use-api-query.ts';
import { useOwnId } from '../../platform/session/session.ts';
import { ownCalls } from './own-calls.ts';

/** Prefetching makes switching between tabs instant. */
export function useStartUp() {
  const callApi = useCallApi();
  const client = useQueryClient();
  const player = String(useOwnId());
  useEffect(() => {
    for (const call of ownCalls) {
      void client.prefetchQuery(apiQuery(callApi, call, { params: { player } }));
    }
  }, [client, callApi, player]);
}
