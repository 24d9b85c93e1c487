import type {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlayerId,
  SetId,
  StoreId,
} from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';
import type { FoundNames } from './lookups.ts';

/** Everything outside of its text that a query depends on. */
export interface QueryContext {
  readonly types: ReadonlyMap<ItemTypeId, QueriedType>;
  /** The answers to `lookupsOf`, by `lookupKey`. */
  readonly found: ReadonlyMap<string, FoundNames>;
  /** Null for a visitor. */
  readonly viewer: { readonly id: PlayerId; readonly friends: readonly PlayerId[] } | null;
  /** The saved number of each type, for the players of `playersWithSavedNumbers`. */
  readonly saved: ReadonlyMap<PlayerId, ReadonlyMap<ItemTypeId, number>>;
  readonly now: Instant;
}

/** What a query can ask of an item type; a catalogue item has nearly all of it. */
export interface QueriedType {
  readonly id: ItemTypeId;
  readonly set_id: SetId;
  readonly gen_id: GenerationId;
  readonly kind: 'wallabee' | 'player';
  readonly is_undiscovered: boolean;
  readonly released_at: Instant | null;
  readonly is_retired: boolean;
  readonly is_one_of_a_kind: boolean;
  readonly store_cost: number | null;
  readonly stores: readonly StoreId[];
  readonly market_buy_now: boolean;
  readonly categories: readonly CategoryId[];
  /** Places in prose where it is foraged. */
  readonly locations: readonly string[];
  readonly formulas: readonly (readonly [ItemTypeId, ItemTypeId])[];
  readonly special_components: readonly ItemTypeId[];
  readonly contains: readonly ItemTypeId[];
  readonly has_variants: boolean;
  readonly issued: number;
}
