import type { ItemId, ItemTypeId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Db } from '../../../platform/db/db.ts';
import {
  findBalance,
  type HeldItem,
  listCompletedSets,
  listHeld,
  listItemsAt,
  listUniques,
} from './own-things.queries.ts';
import type { LivePlace } from './places.queries.ts';

/** What one player has, and what lies at the place of the visit. */
export interface OwnThings {
  readonly balance: number;
  readonly uniques: readonly ItemTypeId[];
  /** Not saved, and neither used up nor given away. */
  inHand(): readonly ItemState[];
  atPlace(): readonly ItemState[];
  allSaved(): readonly ItemState[];
  saved(type: ItemTypeId): ItemState | undefined;
  hasCompleted(set: SetId): boolean;
  isListed(item: ItemId): boolean;
  wishes(well: ItemId): number;
  /** Takes over what an action changed. */
  follow(applied: AppliedChanges): void;
}

/** Undefined where the account is closed or no longer simulated. */
export async function loadOwnThings(
  db: Db,
  player: PlayerId,
  place: LivePlace,
): Promise<OwnThings | undefined> {
  const [balance, held, atPlace, completed, uniques] = await Promise.all([
    findBalance(db, player),
    listHeld(db, player),
    listItemsAt(db, place.id),
    listCompletedSets(db, player),
    listUniques(db, player),
  ]);
  if (balance === undefined) return undefined;
  return createOwnThings({ player, place, balance, held, atPlace, completed, uniques });
}

interface Loaded {
  player: PlayerId;
  place: LivePlace;
  balance: number;
  held: readonly HeldItem[];
  atPlace: readonly ItemState[];
  completed: readonly SetId[];
  uniques: readonly ItemTypeId[];
}

function createOwnThings({ player, place, ...loaded }: Loaded): OwnThings {
  let { balance } = loaded;
  const inHand = new Map<ItemId, ItemState>();
  const saved = new Map<ItemTypeId, ItemState>();
  const atPlace = new Map<ItemId, ItemState>();
  const listed = new Set<ItemId>();
  const wells = new Map<ItemId, number>();
  const completed = new Set(loaded.completed);
  const isOwn = ({ player_id }: { player_id: PlayerId }) => player_id === player;

  const put = (item: ItemState) => {
    const { item_id, item_type_id, location, user_id } = item;
    inHand.delete(item_id);
    atPlace.delete(item_id);
    if (saved.get(item_type_id)?.item_id === item_id) saved.delete(item_type_id);
    if (item.place_id === place.id) atPlace.set(item_id, item);
    if (user_id !== player) return;
    if (location === 'saved') saved.set(item_type_id, item);
    else inHand.set(item_id, item);
  };

  for (const { item, cost, wishes } of loaded.held) {
    put(item);
    if (cost !== null) listed.add(item.item_id);
    if (wishes !== null) wells.set(item.item_id, wishes);
  }
  for (const item of loaded.atPlace) put(item);

  return {
    uniques: loaded.uniques,
    get balance() {
      return balance;
    },
    inHand: () => [...inHand.values()],
    atPlace: () => [...atPlace.values()],
    allSaved: () => [...saved.values()],
    saved: (type) => saved.get(type),
    hasCompleted: (set) => completed.has(set),
    isListed: (item) => listed.has(item),
    wishes: (well) => wells.get(well) ?? 0,
    follow: (applied) => {
      // An item saved in the place of another one is put after the other has left it.
      const isSaved = ({ location }: ItemState) => Number(location === 'saved');
      [...applied.moved].sort((a, b) => isSaved(a) - isSaved(b)).forEach(put);
      applied.minted.forEach(put);
      for (const { item_id } of applied.listed) listed.add(item_id);
      for (const item_id of applied.unlisted) listed.delete(item_id);
      for (const { item_id, wishes } of applied.wishes) wells.set(item_id, wishes);
      for (const { set_id } of applied.completed.filter(isOwn)) completed.add(set_id);
      for (const { by } of applied.balances.filter(isOwn)) balance += by;
    },
  };
}
