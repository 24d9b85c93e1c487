import { useQueries } from '@tanstack/react-query';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { NumberStates } from '@wallabee/contract/search/item-numbers';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { useMemo } from 'react';
import { useCallApi } from '../../platform/api/api.ts';
import { apiQuery } from '../../platform/queries/use-api-query.ts';
import type { BandView } from './comb/wall-view.ts';
import type { Band } from './sieve/bands.ts';
import { type Letters, type Sieved, sieve } from './sieve/sieve.ts';
import type { WallFilters } from './sieve/wall-filters.ts';
import { ownerQuery } from './sieve/wall-query.ts';

interface Wall {
  itemTypeId: ItemTypeId;
  bands: readonly Band[];
  /** The states of all bands, where the page came with them. */
  served: Letters | null;
  /** As in the address: the server answers whose a number is. */
  owner: string;
  filters: WallFilters;
  thisYear: number;
}

/** Where the page came without states, each band is asked for by itself, so that one that fails leaves the others. */
export function useBandViews({ itemTypeId, bands, served, owner, filters, thisYear }: Wall): BandView[] {
  const callApi = useCallApi();
  const answers = useQueries({
    queries: bands.map(({ first, last }) => ({
      ...apiQuery(callApi, searchCalls.readNumberStates, {
        params: { itemTypeId },
        query: { q: ownerQuery(owner), from: first, to: last },
      }),
      enabled: served === null,
      retry: 1,
    })),
  });
  const letters = useBandLetters(bands, served, answers);
  const sieved = useSieved(letters, filters, thisYear);
  return bands.map((band, place) => {
    const answer = answers[place];
    const isMissing = served === null && answer?.data === undefined;
    return {
      band,
      letters: letters[place] ?? null,
      sieved: sieved[place] ?? null,
      failure:
        answer && isMissing && answer.errorUpdateCount > 0
          ? { retry: () => void answer.refetch(), isRetrying: answer.isFetching }
          : null,
      isLate: served === null,
    };
  });
}

function useBandLetters(
  bands: readonly Band[],
  served: Letters | null,
  answers: readonly { data: NumberStates | undefined }[],
): (Letters | null)[] {
  const parts = useMemo(() => served && bands.map((band) => partOf(served, band)), [served, bands]);
  return parts ?? answers.map(({ data }) => data ?? null);
}

/** One that was sieved already is used again, so that its cells are not drawn anew. */
function useSieved(
  letters: readonly (Letters | null)[],
  { class: prestige, is, status, owner }: WallFilters,
  thisYear: number,
): (Sieved | null)[] {
  const states = status?.join() ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of states is compared by its names.
  const known = useMemo(() => new Map<Letters, Sieved>(), [prestige, is, states, owner, thisYear]);
  return letters.map((some) => {
    if (some === null) return null;
    const result =
      known.get(some) ?? sieve({ letters: some, filters: { class: prestige, is, status, owner }, thisYear });
    known.set(some, result);
    return result;
  });
}

function partOf({ from, states, matches }: Letters, { first, last }: Band): Letters {
  const [start, end] = [first - from, last - from + 1];
  return { from: first, states: states.slice(start, end), matches: matches?.slice(start, end) ?? null };
}
