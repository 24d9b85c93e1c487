import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { ItemRef } from './item-ref.ts';
import type { Instant } from './item-state.ts';

/**
 * Which item is which:
 * - created: primary is the result (or the well, or the item a wand changed), the others were used;
 * - opened: primary is the container, secondary its content;
 * - swapped: primary is now saved or taken, secondary was replaced;
 * - traded: primary went from `user_id` to `gift_user_id`, secondary came back, tertiary is a cracker's party
 * hat.
 */
export interface HistoryEvent<Ref = ItemRef> {
  readonly type: HistoryEventType;
  readonly created_at: Instant;
  readonly user_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  readonly primary_item: Ref;
  readonly secondary_item: Ref | null;
  readonly tertiary_item: Ref | null;
  /** The recipient of a gift or trade. Null when the game itself gifts to `user_id`. */
  readonly gift_user_id: PlayerId | null;
  /** The items whose history lists the event. */
  readonly recorded_for: readonly Ref[];
}

export interface RecordedEvent extends HistoryEvent<ItemId> {
  /** Where the action left each item of `recorded_for`, in the same order. */
  readonly after: readonly Standing[];
}

export interface Standing {
  readonly location: ItemLocation;
  /** The holder; for a locked item at a place, the player who locked it. */
  readonly holder_id: PlayerId | null;
}
