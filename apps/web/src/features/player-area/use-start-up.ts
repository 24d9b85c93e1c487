import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { apiQuery } from '../../platform/queries.tsx';
import { useOwnId } from '../../platform/session.ts';
import { ownCalls } from './own-calls.ts';

/** Whatever tab is opened first, what the others show is fetched along with it: going between them is instant. */
export function useStartUp() {
  const callApi = useCallApi();
  const client = useQueryClient();
  const player = String(useOwnId());
  useEffect(() => {
    for (const call of Object.values(ownCalls)) {
      void client.prefetchQuery(apiQuery(callApi, call, { params: { player } }));
    }
  }, [client, callApi, player]);
}
