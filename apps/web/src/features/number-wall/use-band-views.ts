import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { NumberStates } from '@wallabee/contract/search/item-numbers';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { useMemo } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
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
  /** As in the address. */
  at: string | null;
  filters: WallFilters;
  thisYear: number;
}

/** Where the page came without states, each band is asked for by itself, so that one that fails leaves the others. */
export function useBandViews({ itemTypeId, bands, served, owner, at, filters, thisYear }: Wall): BandView[] {
  const answers = useAnswers(bands, served === null, { itemTypeId, owner, at });
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

/** One call for each of the five classes there can be; `useQueries` would be more script for every page. */
type About = Pick<Wall, 'itemTypeId' | 'owner' | 'at'>;

function useAnswers(bands: readonly Band[], isAsked: boolean, about: About) {
  return [
    useAnswer(bands[0], isAsked, about),
    useAnswer(bands[1], isAsked, about),
    useAnswer(bands[2], isAsked, about),
    useAnswer(bands[3], isAsked, about),
    useAnswer(bands[4], isAsked, about),
  ].slice(0, bands.length);
}

function useAnswer(band: Band | undefined, isAsked: boolean, { itemTypeId, owner, at }: About) {
  const range = { from: band?.first ?? 1, to: band?.last };
  const query = at === null ? { ...range, q: ownerQuery(owner) } : { ...range, q: '', at };
  return useApiQuery(
    searchCalls.readNumberStates,
    { params: { itemTypeId }, query },
    { enabled: isAsked && band !== undefined, retry: 1 },
  );
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
