import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { RadarFind, readRadar } from '@wallabee/contract/radar/radar';
import { radarCalls } from '@wallabee/contract/radar/radar.calls';
import { useCallApi } from '../../platform/api/api.ts';
import { type RadarAddress, radarInput } from './radar-address.ts';

export type RadarAnswer = Omit<ResponseOf<typeof readRadar>, 'results' | 'paging'> & {
  finds: RadarFind[];
};

/** The finds of all pages that were asked for; the rest is that of the first page. */
export function useRadar(address: RadarAddress) {
  const callApi = useCallApi();
  const input = radarInput(address);
  return useInfiniteQuery({
    queryKey: [radarCalls.readRadar.path, input],
    queryFn: ({ pageParam }) => callApi(radarCalls.readRadar, { query: { ...input, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ paging }) =>
      paging.current_page < paging.total_pages ? paging.current_page + 1 : undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }): RadarAnswer | undefined => {
      const [first] = pages;
      return first && { ...first, finds: pages.flatMap(({ results }) => results) };
    },
  });
}

/** Whether the named city or place does not exist. */
export function isUnknownPoint(error: Error | null): boolean {
  return isApiFailure(error) && error.status === 404;
}
