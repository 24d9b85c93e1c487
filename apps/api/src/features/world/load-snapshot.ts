import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Luck } from '@wallabee/game/luck/luck';
import type { Action, ActionOf, ActionType } from '@wallabee/game/state/action';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import { poolPosition, type WorldState } from '@wallabee/game/state/snapshot';
import type { Db } from '../../platform/db/db.ts';
import { affectedBy } from './affected.ts';
import { type AskedOfSome, loadWorld } from './load-world.queries.ts';
import { countPool, findPooled, lockPlayers } from './snapshot.queries.ts';
import { toWorldState } from './to-world-state.ts';

/** Rows have changed between finding and locking them; the action must be retried. */
export class StaleSnapshot extends Error {}

interface Needed {
  catalogue: GameCatalogue;
  /** What `findInPool` found for the action. */
  pooled?: ItemId | undefined;
}

/** Loads what the rules of the actions read, and locks what the actions may change. */
export async function loadState(
  db: Db,
  actions: readonly Action[],
  { catalogue, pooled }: Needed,
): Promise<WorldState> {
  const affected = actions.map(affectedBy);
  const more = moreFor(actions, catalogue);
  const rows = await loadWorld(db, {
    players: affected.flatMap(({ players }) => players),
    items: [...affected.flatMap(({ items }) => items), ...(pooled === undefined ? [] : [pooled])],
    places: affected.flatMap(({ places }) => places),
    more,
  });
  const state = toWorldState(rows, more);
  if (pooled !== undefined && state.items.get(pooled)?.location !== 'mixing_pool') throw new StaleSnapshot();
  for (const id of more.sellers_of ?? []) {
    const listing = state.listings.get(id);
    if (listing && !state.players.has(listing.seller_id)) throw new StaleSnapshot();
  }
  return state;
}

/** The player comes first, because the luck counter of a player is read under the lock on that player. */
export async function findInPool(
  db: Db,
  action: Action,
  openLuck: () => Promise<Luck>,
): Promise<{ id: ItemId | undefined; luck: Luck }> {
  await lockPlayers(db, [action.player_id]);
  const size = await countPool(db);
  const luck = await openLuck();
  return { id: await findPooled(db, poolPosition(luck, size)), luck };
}

function moreFor(actions: readonly Action[], catalogue: GameCatalogue): AskedOfSome {
  const of = <Type extends ActionType>(type: Type) =>
    actions.filter((action): action is ActionOf<Type> => action.type === type);
  const [saves, [released]] = [of('save'), of('release')];
  const wells = [...of('wish'), ...of('redeem_well')];
  const gifts = of('gift_unique');
  // The counters of other types are locked only while they are increased.
  const oneOfAKind = actions
    .flatMap((action) => affectedBy(action).newType ?? [])
    .find((type) => catalogue.types.get(type)?.is_one_of_a_kind);
  return {
    ...withoutEmpty({
      sellers_of: of('buy_on_market').map(({ item_id }) => item_id),
      saved_beside: saves.map(({ player_id, item_id }) => ({ player_id, item_id })),
      completions_of: [...saves, ...(released ? [released] : [])].map(({ player_id }) => player_id),
      wells: wells.map(({ well_id }) => well_id),
      codes: of('redeem_code').map(({ code }) => code),
      owners_of: [...new Set(gifts.map(({ item_type_id }) => item_type_id))],
    }),
    ...(released && { held_by: released.player_id }),
    ...(oneOfAKind !== undefined && { issued_of: oneOfAKind }),
  };
}

function withoutEmpty<Lists extends Record<string, readonly unknown[]>>(lists: Lists): Partial<Lists> {
  const present = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(present) as Partial<Lists>;
}
