import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { SavedItems, WishableType } from '@wallabee/contract/wish-lists/wish-list';
import { wishListCalls } from '@wallabee/contract/wish-lists/wish-lists.calls';
import { useEffect, useState } from 'react';
import { type BrowserCallApi, useCallApi } from '../../platform/api.ts';

/** All that every wish list of a player is made of. */
export interface WishSource {
  types: readonly WishableType[];
  saved: SavedItems['saveditems'];
}

let kept: { player: string; source: WishSource } | undefined;

/** Whether every list of this player can be made without asking anybody. */
export function isSourceKept(player: string): boolean {
  return kept?.player === player;
}

interface WishSourceState {
  /** Null until it is here. */
  source: WishSource | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Fetched once the page is alive, and asked for again whenever it is opened: unchanged, that costs two short answers.
 * `player` is how the address names them.
 */
export function useWishSource(player: string, playerId: PlayerId): WishSourceState {
  const callApi = useCallApi();
  const [source, setSource] = useState(() => (kept?.player === player ? kept.source : null));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question asked again.
  useEffect(() => {
    let isGone = false;
    setHasFailed(false);
    loadSource(callApi, playerId).then(
      (loaded) => {
        kept = { player, source: loaded };
        if (!isGone) setSource(loaded);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [callApi, player, playerId, attempt]);

  return { source, hasFailed, retry: () => setAttempt((made) => made + 1) };
}

async function loadSource(callApi: BrowserCallApi, playerId: PlayerId): Promise<WishSource> {
  const [types, { saveditems }] = await Promise.all([
    callApi(wishListCalls.listWishableTypes),
    callApi(wishListCalls.listSavedItems, { params: { playerId } }),
  ]);
  return { types, saved: saveditems };
}
