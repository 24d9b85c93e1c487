import type {
  CategoryId,
  ItemId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
} from '@wallabee/contract/protocol/ids';
import type { Luck } from '../luck/luck.ts';
import type { Listing } from './changes.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { Instant, ItemState } from './item-state.ts';

/** Everything a rule may read. Time and luck are values in it, so rules are deterministic. */
export interface Snapshot {
  readonly now: Instant;
  /** Records what it chose, so every snapshot has its own. */
  readonly luck: Luck;
  readonly catalogue: GameCatalogue;
  /** The item of the mixing pool that luck chose; loaded for `use_mixer` only. */
  readonly pooled_id: ItemId | null;
  /** The whole world in memory, or in the engine only what the action needs. */
  readonly state: WorldState;
}

export function poolPosition(luck: Luck, size: number): number {
  return luck.choose(0, { of: 'pool', size, options: () => [] });
}

export interface WorldState {
  readonly players: ReadonlyMap<PlayerId, PlayerState>;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly items: Pick<ReadonlyMap<ItemId, ItemState>, 'get' | 'has'>;
  readonly issued: ReadonlyMap<ItemTypeId, number>;
  /** All items whose `user_id` is the player; loaded for `release` only. */
  readonly held: ReadonlyMap<PlayerId, ReadonlySet<ItemId>>;
  readonly saved: ReadonlyMap<PlayerId, ReadonlyMap<ItemTypeId, ItemId>>;
  readonly completions: ReadonlyMap<PlayerId, ReadonlyMap<SetId, Completion>>;
  readonly visits: ReadonlyMap<PlaceId, ReadonlyMap<PlayerId, Instant>>;
  readonly wells: ReadonlyMap<ItemId, number>;
  readonly listings: ReadonlyMap<ItemId, Listing>;
  readonly codes: ReadonlyMap<string, CodeState>;
  /** Players who may gift a unique. Staff are not listed. */
  readonly owners: ReadonlyMap<ItemTypeId, readonly PlayerId[]>;
}

export interface PlayerState {
  readonly id: PlayerId;
  readonly is_enabled: boolean;
  readonly is_memorial: boolean;
  /** May lie in the future. */
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
  /** The finish number. */
  readonly number: number;
  readonly completed_at: Instant;
}

export interface CodeState {
  readonly code: string;
  readonly item_type_id: ItemTypeId;
  readonly redeemed_by: PlayerId | null;
  readonly redeemed_at: Instant | null;
}
