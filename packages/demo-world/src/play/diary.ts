import type { ItemId, ItemTypeId, PlaceId, SetId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Player } from '../players/player.ts';

/** What players did that they would talk about, in order of time. */
export type Moment = { readonly at: Instant; readonly player: Player } & MomentDetails;

export type MomentDetails =
  | { readonly kind: 'joined' }
  /** A number worth a word, foraged or picked up; `from` dropped it. */
  | {
      readonly kind: 'found' | 'picked_up';
      readonly item: ItemFact;
      readonly place: PlaceId;
      readonly from?: Player;
    }
  | { readonly kind: 'dropped'; readonly item: ItemFact; readonly place: PlaceId }
  | { readonly kind: 'completed'; readonly set: SetId; readonly number: number }
  | {
      readonly kind: 'traded';
      readonly given: ItemFact;
      readonly received: ItemFact;
      readonly other: Player;
    }
  | { readonly kind: 'listed'; readonly item: ItemFact; readonly cost: number }
  | { readonly kind: 'bought'; readonly item: ItemFact; readonly cost: number; readonly seller: Player }
  | { readonly kind: 'mixed'; readonly item: ItemFact; readonly components: readonly ItemFact[] }
  | { readonly kind: 'opened'; readonly item: ItemFact; readonly container: ItemTypeId }
  | { readonly kind: 'gifted'; readonly item: ItemFact; readonly recipient: Player }
  | { readonly kind: 'saved_better'; readonly item: ItemFact; readonly instead: ItemFact }
  | { readonly kind: 'recycled'; readonly item: ItemFact }
  /** Spare items in the pouch that evening, and types missing from a set nearly complete. */
  | {
      readonly kind: 'offers';
      readonly spare: readonly ItemFact[];
      readonly wanted: readonly ItemTypeId[];
    }
  /** A visit to a place of another city. */
  | { readonly kind: 'travelled'; readonly place: PlaceId };

export interface ItemFact {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly number: number;
}
