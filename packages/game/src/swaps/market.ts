import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { createGivers, type Givers } from './market/givers.ts';
import { createItemSlots, type ItemSlots } from './market/item-slots.ts';
import { type MarketPlayer, packPlayer, unpackPlayer, withoutOffer } from './market/market-player.ts';
import { createOfferTable, type OfferTable } from './market/offer-table.ts';
import { createOffersByType, type OffersByType } from './market/offers-by-type.ts';
import { createOffersByWorth, type OffersByWorth } from './market/offers-by-worth.ts';
import type { SwapItem, SwapPlayer } from './swap-player.ts';

/** The players who take part in swaps, indexed for the search. */
export interface SwapMarket {
  /** Adds the player, or replaces what is known of them. */
  put(player: SwapPlayer): void;
  remove(id: PlayerId): void;
  get(id: PlayerId): SwapPlayer | undefined;
  readonly size: number;
  readonly tables: MarketTables;
}

/** What the search reads. */
export interface MarketTables {
  readonly offers: OfferTable;
  readonly byWorth: OffersByWorth;
  readonly byType: OffersByType;
  readonly items: ItemSlots;
  readonly givers: Givers;
  playerAt(index: number): MarketPlayer;
  find(id: PlayerId): MarketPlayer | undefined;
  players(): Iterable<MarketPlayer>;
}

export function createSwapMarket(): SwapMarket {
  const offers = createOfferTable();
  const byWorth = createOffersByWorth(offers);
  const byType = createOffersByType(offers);
  const items = createItemSlots(offers);
  const givers = createGivers(offers);
  const byId = new Map<PlayerId, MarketPlayer>();
  const byIndex: (MarketPlayer | undefined)[] = [];
  const freed: number[] = [];

  const replace = (player: MarketPlayer) => {
    byId.set(player.id, player);
    byIndex[player.index] = player;
    givers.add(player);
  };
  /** An item that has changed hands may still be offered by its last owner. */
  const takeBack = (id: ItemId) => {
    const slot = items.find(id);
    const owner = slot === -1 ? undefined : byIndex[offers.owner(slot)];
    if (!owner) return;
    givers.remove(owner);
    removeOffer(slot);
    replace(withoutOffer(owner, slot, offers));
  };
  const addOffer = (item: SwapItem, owner: number) => {
    const slot = offers.add(item, owner);
    for (const index of [byWorth, byType, items]) index.add(slot);
    return slot;
  };
  const removeOffer = (slot: number) => {
    for (const index of [byWorth, byType, items]) index.remove(slot);
    offers.free(slot);
  };
  const remove = (id: PlayerId) => {
    const player = byId.get(id);
    if (!player) return;
    givers.remove(player);
    for (const slot of player.offers) removeOffer(slot);
    byId.delete(id);
    byIndex[player.index] = undefined;
    freed.push(player.index);
  };
  const put = (player: SwapPlayer) => {
    const known = byId.get(player.id);
    const index = known?.index ?? freed.pop() ?? byIndex.length;
    if (known) givers.remove(known);
    const { unchanged, added, removed } = differences(player.offers, known, offers);
    for (const slot of removed) removeOffer(slot);
    for (const { item_id } of added) takeBack(item_id);
    const slots = [...unchanged, ...added.map((item) => addOffer(item, index))];
    replace(packPlayer(player, { index, slots, offers }));
  };

  return {
    put,
    remove,
    get: (id) => {
      const player = byId.get(id);
      return player && unpackPlayer(player, offers);
    },
    get size() {
      return byId.size;
    },
    tables: {
      ...{ offers, byWorth, byType, items, givers },
      playerAt: (index) => byIndex[index] as MarketPlayer,
      find: (id) => byId.get(id),
      players: () => byId.values(),
    },
  };
}

/** Only changed offers touch the indexes. */
function differences(items: readonly SwapItem[], known: MarketPlayer | undefined, offers: OfferTable) {
  const before = new Map(Array.from(known?.offers ?? [], (slot) => [offers.itemId(slot), slot]));
  const unchanged: number[] = [];
  const added: SwapItem[] = [];
  for (const item of items) {
    const slot = before.get(item.item_id);
    if (slot !== undefined && isSame(offers.item(slot), item)) {
      unchanged.push(slot);
      before.delete(item.item_id);
    } else added.push(item);
  }
  return { unchanged, added, removed: [...before.values()] };
}

function isSame(a: SwapItem, b: SwapItem): boolean {
  return a.item_type_id === b.item_type_id && a.number === b.number && a.worth === b.worth;
}
