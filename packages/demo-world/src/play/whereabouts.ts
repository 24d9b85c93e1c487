import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { ItemState } from '@wallabee/game/state/item-state';

/** Removing an item moves the last one into its position. */
export interface ItemList {
  readonly ids: ItemId[];
}

/**
 * An index of the items by location, updated with every change, so that finding one needs no scan of all
 * items.
 */
export interface Whereabouts {
  /** In the pouch, neither locked nor on the Market. */
  readonly loose: ReadonlyMap<PlayerId, ItemList>;
  readonly locked: ReadonlyMap<PlayerId, ItemList>;
  readonly lockbox: ReadonlyMap<PlayerId, ItemList>;
  /** Locked at a place, by the player who locked it. */
  readonly away: ReadonlyMap<PlayerId, ItemList>;
  readonly lying: ReadonlyMap<PlaceId, ItemList>;
  readonly market: ItemList;
  /** On the Market, by seller. */
  readonly listed: ReadonlyMap<PlayerId, ItemList>;
  /** Tradable and listed items by type. */
  readonly supply: ReadonlyMap<ItemTypeId, ItemList>;
  follow(world: InMemoryWorld, applied: AppliedChanges): void;
}

export const NO_ITEMS: ItemList = { ids: [] };

export function createWhereabouts(): Whereabouts {
  const loose = new Map<PlayerId, ItemList>();
  const locked = new Map<PlayerId, ItemList>();
  const lockbox = new Map<PlayerId, ItemList>();
  const away = new Map<PlayerId, ItemList>();
  const lying = new Map<PlaceId, ItemList>();
  const supply = new Map<ItemTypeId, ItemList>();
  const listed = new Map<PlayerId, ItemList>();
  const market: ItemList = { ids: [] };
  const moveAround = createMover();
  const moveInSupply = createMover();
  const moveOnMarket = createMover();

  const heldList = ({ location, is_locked }: ItemState, holder: PlayerId, isListed: boolean) => {
    if (location === 'lockbox') return listAt(lockbox, holder);
    if (location === 'dropped') return listAt(away, holder);
    if (location !== 'pouch') return undefined;
    if (is_locked) return listAt(locked, holder);
    return isListed ? listAt(listed, holder) : listAt(loose, holder);
  };
  const listOf = (item: ItemState, isListed: boolean): ItemList | undefined => {
    const { user_id, place_id } = item;
    if (user_id !== null) return heldList(item, user_id, isListed);
    return place_id === null ? undefined : listAt(lying, place_id);
  };
  const follow = (world: InMemoryWorld, item: ItemState) => {
    const isListed = world.listings.has(item.item_id);
    moveAround(item.item_id, listOf(item, isListed));
    moveOnMarket(item.item_id, isListed ? market : undefined);
    const isToBeHad = item.location === 'pouch' && !item.is_locked;
    moveInSupply(item.item_id, isToBeHad ? listAt(supply, item.item_type_id) : undefined);
  };
  const followId = (world: InMemoryWorld, id: ItemId) => {
    const item = world.items.get(id);
    if (item) follow(world, item);
  };

  return {
    loose,
    locked,
    lockbox,
    away,
    lying,
    market,
    listed,
    supply,
    follow: (world, applied) => {
      for (const item of applied.minted) follow(world, item);
      for (const item of applied.moved) follow(world, item);
      for (const { item_id } of applied.listed) followId(world, item_id);
      for (const id of applied.unlisted) followId(world, id);
    },
  };
}

function createMover(): (id: ItemId, to: ItemList | undefined) => void {
  const listOf: (ItemList | undefined)[] = [];
  const positionOf: number[] = [];
  return (id, to) => {
    const from = listOf[id];
    if (from === to) return;
    if (from) takeOut(from, positionOf, id);
    listOf[id] = to;
    if (!to) return;
    positionOf[id] = to.ids.length;
    to.ids.push(id);
  };
}

function takeOut(list: ItemList, positionOf: number[], id: ItemId) {
  const last = list.ids.pop();
  if (last === undefined || last === id) return;
  const position = positionOf[id] ?? 0;
  list.ids[position] = last;
  positionOf[last] = position;
}

function listAt<Key>(lists: Map<Key, ItemList>, key: Key): ItemList {
  const known = lists.get(key);
  if (known) return known;
  const list: ItemList = { ids: [] };
  lists.set(key, list);
  return list;
}
