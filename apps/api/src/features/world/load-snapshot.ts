import type { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import { createTrialLuck, type Luck } from '@wallabee/game/luck/luck';
import type { Action } from '@wallabee/game/state/action';
import type { Listing } from '@wallabee/game/state/changes';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import { poolPosition, type Snapshot, type WorldState } from '@wallabee/game/state/snapshot';
import type { Db } from '../../platform/db/db.ts';
import { affectedBy } from './affected.ts';
import {
  countPool,
  findPooled,
  findSeller,
  listCompletions,
  listHeldIds,
  listListings,
  listOwners,
  listSavedBeside,
  listVisits,
  listWells,
  lockCode,
  lockIssued,
  lockItems,
  lockPlaces,
  lockPlayers,
} from './snapshot.queries.ts';

/** Rows have changed between finding and locking them; the action must be retried. */
export class StaleSnapshot extends Error {}

interface Moment {
  now: Instant;
  catalogue: GameCatalogue;
  /** For an action that needs luck before its rule does. */
  openLuck(): Promise<Luck>;
}

/**
 * Loads what the rule reads, and locks what the action may change. A player's rows change only under the lock on that
 * player, so they are stable once it is held.
 */
const NO_ITEMS: ReadonlyMap<ItemId, ItemState> = new Map();

export async function loadSnapshot(db: Db, action: Action, moment: Moment): Promise<Snapshot> {
  const named = affectedBy(action);
  const seller = action.type === 'buy_on_market' ? await findSeller(db, action.item_id) : undefined;
  const players = await lockPlayers(db, seller === undefined ? named.players : [...named.players, seller]);

  const found = await findItems(db, action, moment);
  const itemIds = [...named.items, ...found.ids];
  const items = itemIds.length > 0 ? await lockItems(db, itemIds) : NO_ITEMS;
  const placeIds = [...named.places, ...placesOf(items)];
  const places = placeIds.length > 0 ? await lockPlaces(db, placeIds) : NOTHING.places;
  const listings = itemIds.length > 0 ? await listListings(db, itemIds) : NOTHING.listings;

  if (found.pooled !== undefined && items.get(found.pooled)?.location !== 'mixing_pool')
    throw new StaleSnapshot();
  if (action.type === 'buy_on_market' && isUnknownSeller(listings.get(action.item_id), players))
    throw new StaleSnapshot();

  const rest = await loadRest(db, action, { type: named.newType, placeIds, catalogue: moment.catalogue });
  const state = {
    ...NOTHING,
    players,
    items,
    places,
    listings,
    saved: found.saved,
    held: found.held,
    ...rest,
  };
  const { now, catalogue } = moment;
  return { now, catalogue, luck: found.luck ?? createTrialLuck(), pooled_id: found.pooled ?? null, state };
}

const NOTHING: WorldState = {
  players: new Map(),
  places: new Map(),
  items: new Map(),
  issued: new Map(),
  held: new Map(),
  saved: new Map(),
  completions: new Map(),
  visits: new Map(),
  wells: new Map(),
  listings: new Map(),
  codes: new Map(),
  owners: new Map(),
};

interface FoundItems extends Pick<WorldState, 'saved' | 'held'> {
  ids: ItemId[];
  pooled?: ItemId | undefined;
  luck?: Luck;
}

async function findItems(db: Db, action: Action, { openLuck }: Moment): Promise<FoundItems> {
  const none: FoundItems = { ids: [], saved: NOTHING.saved, held: NOTHING.held };
  if (action.type === 'save') {
    const { saved, twin } = await listSavedBeside(db, { player: action.player_id, itemId: action.item_id });
    return { ...none, ids: twin === undefined ? [] : [twin], saved: new Map([[action.player_id, saved]]) };
  }
  if (action.type === 'release') {
    const ids = await listHeldIds(db, action.player_id);
    return { ...none, ids, held: new Map([[action.player_id, new Set(ids)]]) };
  }
  if (action.type === 'use_mixer') {
    const size = await countPool(db);
    const luck = await openLuck();
    const pooled = await findPooled(db, poolPosition(luck, size));
    return pooled === undefined ? { ...none, luck } : { ...none, ids: [pooled], pooled, luck };
  }
  return none;
}

async function loadRest(
  db: Db,
  action: Action,
  of: { type: ItemTypeId | null; placeIds: readonly PlaceId[]; catalogue: GameCatalogue },
): Promise<Partial<WorldState>> {
  const { player_id } = action;
  if (action.type === 'save' || action.type === 'release') {
    return { completions: new Map([[player_id, await listCompletions(db, player_id)]]) };
  }
  if (action.type === 'wish' || action.type === 'redeem_well')
    return { wells: await listWells(db, [action.well_id]) };
  if (action.type === 'redeem_code') return { codes: await lockCode(db, action.code) };
  return {
    ...(of.placeIds.length > 0 && {
      visits: await listVisits(db, { player: player_id, places: of.placeIds }),
    }),
    ...(action.type === 'gift_unique' && {
      owners: new Map([[action.item_type_id, await listOwners(db, action.item_type_id)]]),
    }),
    // The counters of other types are locked only while they are increased.
    ...(of.type !== null &&
      of.catalogue.types.get(of.type)?.is_one_of_a_kind && { issued: await lockIssued(db, of.type) }),
  };
}

function placesOf(items: ReadonlyMap<ItemId, ItemState>): PlaceId[] {
  return [...items.values()].flatMap((item) => item.place_id ?? []);
}

function isUnknownSeller(listing: Listing | undefined, players: WorldState['players']): boolean {
  return listing !== undefined && !players.has(listing.seller_id);
}
