import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Offered, PlaceView, View } from '@wallabee/simulated-players/minds/view';
import { isAround, type Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { type Game, itemOf, itemsIn, savedOf } from './game.ts';
import type { ItemList } from './whereabouts.ts';

/** The world in memory as one player knows it. */
export function viewOf(game: Game, player: Player, place: Place): View {
  const { world, whereabouts, atlas, chance } = game;
  const { id } = player;
  return {
    id,
    character: player.character,
    intent: player.intent,
    catalogue: world.catalogue,
    knowledge: game.knowledge,
    chance,
    now: () => game.now,
    balance: () => world.players.get(id)?.balance ?? 0,
    pouch: () => itemsIn(game, whereabouts.loose.get(id)),
    carried: (type) => carriedOf(game, id, type),
    locked: () => itemsIn(game, whereabouts.locked.get(id)),
    lockbox: () => itemsIn(game, whereabouts.lockbox.get(id)),
    away: () => itemsIn(game, whereabouts.away.get(id)),
    listed: () => itemsIn(game, whereabouts.listed.get(id)),
    saved: (type) => savedOf(game, id, type),
    hasSaved: (type) => world.saved.get(id)?.has(type) === true,
    anySaved: () => {
      const saved = chance.pick([...(world.saved.get(id)?.values() ?? [])]);
      return saved === undefined ? undefined : world.items.get(saved);
    },
    hasCompleted: (set) => world.completions.get(id)?.has(set) === true,
    wishes: (well) => world.wells.get(well) ?? 0,
    issued: (type) => world.issued.get(type) ?? 0,
    issuedInAll: () => world.items.size,
    place: placeView(game, place),
    lying: () => itemsIn(game, whereabouts.lying.get(place.id)),
    isForagedSomewhere: atlas.isForagedSomewhere,
    placeFor: (type) => atlas.placeFor(type, { city: place.city, chance })?.id,
    market: () => someOffers(game, whereabouts.market, MOST_LOOKS),
    supply: (type) => someOffers(game, whereabouts.supply.get(type), MOST_OFFERS),
    supplyCount: (type) => whereabouts.supply.get(type)?.ids.length ?? 0,
    savedBy: (other, type) => savedOf(game, other, type),
    carriedBy: (other) => itemsIn(game, whereabouts.loose.get(other)),
    somebody: () => chance.pick(game.activePlayers.players())?.id,
    uniques: game.commissions.get(id) ?? [],
  };
}

/** From the shorter of two lists: what the player carries, and what all players carry of the type. */
function carriedOf(game: Game, id: PlayerId, type: ItemTypeId): ItemState[] {
  const { loose, supply } = game.whereabouts;
  const own = loose.get(id);
  const ofType = supply.get(type);
  if (!own || !ofType) return [];
  if (own.ids.length < ofType.ids.length)
    return itemsIn(game, own).filter(({ item_type_id }) => item_type_id === type);
  return itemsIn(game, ofType).filter(
    ({ item_id, user_id }) => user_id === id && !game.world.listings.has(item_id),
  );
}

const MOST_LOOKS = 8;
const MOST_OFFERS = 5;

function placeView({ world }: Game, { id, category_id, max_items }: Place): PlaceView {
  return {
    id,
    category_id,
    maxItems: max_items,
    itemCount: () => world.places.get(id)?.item_count ?? 0,
  };
}

function someOffers(game: Game, list: ItemList | undefined, most: number): Offered[] {
  const offers: Offered[] = [];
  const length = list?.ids.length ?? 0;
  if (!list || length === 0) return offers;
  const start = game.chance.integer(length);
  for (let step = 0; step < Math.min(length, most); step += 1) {
    const id = list.ids[(start + step) % length];
    const offered = id === undefined ? undefined : toOffered(game, itemOf(game, id));
    if (offered) offers.push(offered);
  }
  return offers;
}

/** Only what is held by somebody who plays at the time. */
function toOffered(game: Game, item: ItemState): Offered | undefined {
  const holder = item.user_id;
  if (holder === null || !isReachable(game, holder)) return undefined;
  return { item, holder, cost: game.world.listings.get(item.item_id)?.cost ?? null };
}

function isReachable({ players, now }: Game, id: PlayerId): boolean {
  const holder = players.get(id);
  return holder !== undefined && isAround(holder, now);
}
