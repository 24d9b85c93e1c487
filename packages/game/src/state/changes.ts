import type { ItemId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { CountChange } from './counted.ts';
import type { HistoryEvent, RecordedEvent } from './history-event.ts';
import type { ItemRef } from './item-ref.ts';
import type { Instant, ItemState } from './item-state.ts';

/**
 * What an action changes. Applying it, in memory or in a transaction, decides nothing more: item numbers and
 * finish numbers are the next of their counters, and derived counts come from `effects`.
 */
export interface Changes {
  /** New items, in the order of minting. */
  readonly minted: readonly MintedItem[];
  /** The complete new state of each changed item, at most once each. */
  readonly moved: readonly MovedItem[];
  readonly events: readonly HistoryEvent[];
  readonly balances: readonly { readonly player_id: PlayerId; readonly by: number }[];
  /** Achievement counters; counts of saved and locked items are derived from the items. */
  readonly counted: readonly CountChange[];
  readonly visits: readonly Visit[];
  readonly wishes: readonly { readonly item_id: ItemId; readonly wishes: number }[];
  readonly listed: readonly Listing[];
  readonly unlisted: readonly ItemId[];
  readonly completed: readonly { readonly player_id: PlayerId; readonly set_id: SetId }[];
  readonly redeemed: readonly { readonly code: string; readonly player_id: PlayerId }[];
}

export type MintedItem = Omit<ItemState, 'item_id' | 'number' | 'used_in_item_id'>;

/** A used-up item may refer to an item that the same change mints. */
export type MovedItem = Omit<ItemState, 'used_in_item_id'> & { readonly used_in_item_id: ItemRef | null };

export interface Visit {
  readonly place_id: PlaceId;
  readonly player_id: PlayerId;
  readonly is_first: boolean;
}

export interface Listing {
  readonly item_id: ItemId;
  readonly seller_id: PlayerId;
  readonly cost: number;
  readonly listed_at: Instant;
}

export interface AppliedChanges extends Omit<Changes, 'minted' | 'moved' | 'events' | 'completed'> {
  readonly minted: readonly ItemState[];
  readonly moved: readonly ItemState[];
  readonly events: readonly RecordedEvent[];
  readonly completed: readonly {
    readonly player_id: PlayerId;
    readonly set_id: SetId;
    readonly number: number;
  }[];
}

export const NO_CHANGES: Changes = {
  minted: [],
  moved: [],
  events: [],
  balances: [],
  counted: [],
  visits: [],
  wishes: [],
  listed: [],
  unlisted: [],
  completed: [],
  redeemed: [],
};
