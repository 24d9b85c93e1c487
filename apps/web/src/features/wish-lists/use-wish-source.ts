import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { setCalls } from '@wallabee/contract/sets/sets.calls';
import type { SavedItems, WishableType } from '@wallabee/contract/wish-lists/wish-list';
import { wishListCalls } from '@wallabee/contract/wish-lists/wish-lists.calls';
import { type BrowserCallApi, useCallApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/queries/query-client.ts';

export interface WishSource {
  types: readonly WishableType[];
  saved: SavedItems['saveditems'];
  sets: readonly NamedSet[];
}

export interface NamedSet {
  id: number;
  name: string;
}

/** `player` is the player's key in the address. */
export function isSourceCached(player: string): boolean {
  return queryClient().getQueryData(sourceKey(player)) !== undefined;
}

interface WishSourceState {
  source: WishSource | null;
  hasFailed: boolean;
  retry: () => void;
}

export function useWishSource(player: string, playerId: PlayerId): WishSourceState {
  const callApi = useCallApi();
  const { data, isError, refetch } = useQuery(wishSourceQuery(callApi, player, playerId));
  return { source: data ?? null, hasFailed: isError, retry: () => void refetch() };
}

/** Revalidated whenever the page is opened; unchanged, that costs three short responses. */
export function wishSourceQuery(callApi: BrowserCallApi, player: string, playerId: PlayerId) {
  return queryOptions({
    queryKey: sourceKey(player),
    queryFn: () => loadSource(callApi, playerId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

function sourceKey(player: string) {
  return [wishListCalls.listSavedItems.path, 'with types', player];
}

async function loadSource(callApi: BrowserCallApi, playerId: PlayerId): Promise<WishSource> {
  const [types, { saveditems }, { sets }] = await Promise.all([
    callApi(wishListCalls.listWishableTypes),
    callApi(wishListCalls.listSavedItems, { params: { player: `${playerId}` } }),
    callApi(setCalls.listSets),
  ]);
  return { types, saved: saveditems, sets: sets.map(({ id, name }) => ({ id, name })) };
}
