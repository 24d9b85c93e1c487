import type { ItemId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Swap } from '@wallabee/contract/swaps/swap';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import type { SwapServices } from '../swap-services.ts';
import { listFaces, listFriendIds } from '../views/faces.queries.ts';
import { listSwapItems } from '../views/swap-items.queries.ts';
import { isMendable, memberOf, toSwap } from './swap.views.ts';
import { findSwap, listSwapMessages, listSwaps, type SwapRow } from './swap-rows.queries.ts';
import { findWays } from './ways.ts';

/** Only members can see a swap. */
export async function findOwnSwap(db: Db, id: SwapId, viewer: PlayerId): Promise<SwapRow> {
  const swap = await findSwap(db, id);
  return found(swap && memberOf(swap, viewer) ? swap : undefined, 'swap');
}

export async function readSwap(
  services: SwapServices,
  db: Db,
  { id, viewer, hasWays = true }: { id: SwapId; viewer: PlayerId; hasWays?: boolean },
): Promise<Swap> {
  const swap = await findOwnSwap(db, id, viewer);
  const [shown] = await showSwaps(services, db, { swaps: [swap], viewer, hasWays, hasMessages: true });
  return found(shown, 'swap');
}

interface ToShow {
  swaps: readonly SwapRow[];
  viewer: PlayerId;
  hasMessages?: boolean;
  /** Looking for other rings takes another connection, so not in a transaction. */
  hasWays?: boolean;
}

export async function showSwaps(
  services: SwapServices,
  db: Db,
  { swaps, viewer, hasMessages = false, hasWays = true }: ToShow,
): Promise<Swap[]> {
  if (swaps.length === 0) return [];
  const now = services.now();
  const players = new Set(swaps.flatMap(({ members }) => members.map(({ player_id }) => player_id)));
  const friends = await listFriendIds(db, viewer);
  const faces = new Map((await listFaces(db, [...players])).map((face) => [face.id, face]));
  const hats = await listSwapItems(db, hatsOf(swaps));
  const shown: Swap[] = [];
  for (const swap of swaps) {
    const messages = hasMessages ? await listSwapMessages(db, swap.swap_id) : [];
    const hasOthers = hasWays && isMendable(swap, now) && swap.mended_by === null;
    const ways = hasOthers ? await findWays(services, db, { swap, viewer, friends }) : [];
    const surroundings = {
      ...services,
      catalogue: services.catalogue.current(),
      viewer,
      friends,
      faces,
      now,
    };
    const made = toSwap(swap, { ...surroundings, hats, messages, ways });
    if (made) shown.push(made);
  }
  return shown;
}

export async function showSwapsById(
  services: SwapServices,
  db: Db,
  { ids, viewer }: { ids: readonly SwapId[]; viewer: PlayerId },
): Promise<Swap[]> {
  return showSwaps(services, db, { swaps: await listSwaps(db, ids), viewer });
}

function hatsOf(swaps: readonly SwapRow[]): ItemId[] {
  return swaps.flatMap(({ members }) => members.flatMap(({ hat_item_id }) => hat_item_id ?? []));
}
