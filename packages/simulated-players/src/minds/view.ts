import type {
  CategoryId,
  ItemId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
} from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '../chance.ts';
import type { Character } from '../character/character.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * What a player knows when deciding. The generator reads it from the world in memory, the live game from the
 * database; both stay true while the player acts.
 */
export interface View {
  readonly id: PlayerId;
  readonly character: Character;
  readonly intent: Intent;
  readonly catalogue: GameCatalogue;
  readonly knowledge: Knowledge;
  readonly chance: Chance;
  now(): Instant;
  balance(): number;
  /** In the pouch, neither locked nor on the Market. */
  pouch(): readonly ItemState[];
  /** Those of one type. */
  carried(type: ItemTypeId): readonly ItemState[];
  locked(): readonly ItemState[];
  lockbox(): readonly ItemState[];
  /** Locked at places by this player. */
  away(): readonly ItemState[];
  listed(): readonly ItemState[];
  saved(type: ItemTypeId): ItemState | undefined;
  hasSaved(type: ItemTypeId): boolean;
  /** One of all that the player has saved. */
  anySaved(): ItemState | undefined;
  hasCompleted(set: SetId): boolean;
  wishes(well: ItemId): number;
  issued(type: ItemTypeId): number;
  issuedInAll(): number;
  /** Where the player is. */
  readonly place: PlaceView;
  /** What lies there unlocked. */
  lying(): readonly ItemState[];
  isForagedSomewhere(type: TypeFacts): boolean;
  /** A place of this city where the type can be foraged. */
  placeFor(type: TypeFacts): PlaceId | undefined;
  /** A few items on the Market. */
  market(): readonly Offered[];
  /** A few items of a type that others sell or carry. */
  supply(type: ItemTypeId): readonly Offered[];
  /** How many others sell or carry. */
  supplyCount(type: ItemTypeId): number;
  /** What another player has saved of a type. */
  savedBy(player: PlayerId, type: ItemTypeId): ItemState | undefined;
  /** Items that the other player carries and might give for one. */
  carriedBy(player: PlayerId): readonly ItemState[];
  /** Somebody else who plays at the time. */
  somebody(): PlayerId | undefined;
  /** Uniques the player may gift. */
  readonly uniques: readonly TypeFacts[];
}

/** What the player means to do; it lasts from visit to visit. */
export interface Intent {
  target: SetId | null;
  /** Types that the player needs and did not find here, to look for elsewhere. */
  readonly errands: Set<ItemTypeId>;
}

export function newIntent(): Intent {
  return { target: null, errands: new Set() };
}

export interface PlaceView {
  readonly id: PlaceId;
  readonly category_id: CategoryId;
  itemCount(): number;
  readonly maxItems: number;
}

export interface Offered {
  readonly item: ItemState;
  readonly holder: PlayerId;
  /** Null where it is not on the Market. */
  readonly cost: number | null;
}

/** Yields the next action and receives what it changed, or nothing where the game refused it. */
export type Doing<Result = void> = Generator<Action, Result, AppliedChanges | undefined>;

export function typeOf(
  { catalogue }: Pick<View, 'catalogue'>,
  item: Pick<ItemState, 'item_type_id'>,
): TypeFacts {
  return typeOfId(catalogue, item.item_type_id);
}

export function typeOfId({ types }: GameCatalogue, id: ItemTypeId): TypeFacts {
  const type = types.get(id);
  if (!type) throw new Error(`Item type ${id} is not in the catalogue.`);
  return type;
}

/** Not a tool, container or reward. */
export function isPlain(view: View, item: ItemState): boolean {
  return typeOf(view, item).role === null;
}
