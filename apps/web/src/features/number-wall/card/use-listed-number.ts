import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';

interface Asked {
  itemTypeId: ItemTypeId;
  number: number;
  /** What the page has loaded already. */
  known: readonly ListedNumber[];
  /** The list is of now. */
  isPast: boolean;
}

/** Its neighbours are loaded with it, since the card's arrows and the keys lead to them. */
export function useListedNumber({ itemTypeId, number, known, isPast }: Asked) {
  const row = isPast ? undefined : known.find((some) => some.number === number);
  const first = Math.max(1, Math.floor(number / BLOCK) * BLOCK);
  const block = useApiQuery(
    searchCalls.listNumbers,
    {
      params: { itemTypeId },
      query: { q: `number:${first}..${Math.floor(number / BLOCK) * BLOCK + BLOCK - 1}`, page: 1 },
    },
    { enabled: row === undefined && !isPast, retry: 1 },
  );
  return {
    row: row ?? (isPast ? undefined : block.data?.results.find((some) => some.number === number)),
    isFailed: row === undefined && block.isError && !block.isFetching,
    isLoading: row === undefined && block.isFetching,
    retry: () => void block.refetch(),
  };
}

const BLOCK = 20;
