import type {
  CategoryId,
  ItemId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
} from '@wallabee/contract/protocol/ids';
import type { Listing } from './changes.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { Instant, ItemState } from './item-state.ts';

/** Everything a rule may look at. Values only: time and chance are in it, so the same snapshot decides the same. */
export interface Snapshot {
  readonly now: Instant;
  /** `CHANCES` numbers from 0 up to but not including 1, drawn before the rule is asked. */
  readonly chance: readonly number[];
  readonly catalogue: GameCatalogue;
  /** The item of the mixing pool that `poolPosition` falls on; asked for by `use_mixer` only. */
  readonly pooled_id: ItemId | null;
  /** The whole world in memory, or in the engine just what the action concerns. */
  readonly state: WorldState;
}

/** No action needs more: a trade of two crackers draws three times for each. */
export const CHANCES = 6;

/** Which item of the mixing pool, in the order of their ids, a mixer finds. */
export function poolPosition(chance: readonly number[], poolSize: number): number {
  return Math.floor((chance[0] ?? 0) * poolSize);
}

export interface WorldState {
  readonly players: ReadonlyMap<PlayerId, PlayerState>;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly items: ReadonlyMap<ItemId, ItemState>;
  /** How many of a type there are; missing means none. */
  readonly issued: ReadonlyMap<ItemTypeId, number>;
  /** All items whose `user_id` is the player; asked for by `release` only. */
  readonly held: ReadonlyMap<PlayerId, ReadonlySet<ItemId>>;
  /** What each player has saved, by type. */
  readonly saved: ReadonlyMap<PlayerId, ReadonlyMap<ItemTypeId, ItemId>>;
  readonly completions: ReadonlyMap<PlayerId, ReadonlyMap<SetId, Completion>>;
  /** Who has been to a place, and when last. */
  readonly visits: ReadonlyMap<PlaceId, ReadonlyMap<PlayerId, Instant>>;
  /** Wishes in a well; missing means none. */
  readonly wells: ReadonlyMap<ItemId, number>;
  readonly listings: ReadonlyMap<ItemId, Listing>;
  readonly codes: ReadonlyMap<string, CodeState>;
  /** Who may gift a unique. The staff are not listed: they gift by other means. */
  readonly owners: ReadonlyMap<ItemTypeId, readonly PlayerId[]>;
}

export interface PlayerState {
  readonly id: PlayerId;
  readonly is_enabled: boolean;
  readonly is_memorial: boolean;
  /** Deleted from then on; may lie ahead. */
  readonly deletion_date: Instant | null;
  readonly balance: number;
  readonly created_at: Instant;
}

export interface PlaceState {
  readonly id: PlaceId;
  readonly category_id: CategoryId;
  readonly max_items: number;
  readonly item_count: number;
  readonly people_count: number;
}

export interface Completion {
  /** As the how-manieth. */
  readonly number: number;
  readonly completed_at: Instant;
}

export interface CodeState {
  readonly code: string;
  readonly item_type_id: ItemTypeId;
  readonly redeemed_by: PlayerId | null;
  readonly redeemed_at: Instant | null;
}
