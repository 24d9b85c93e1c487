import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { ItemRef } from './item-ref.ts';
import type { Instant } from './item-state.ts';

/**
 * One line in the history of each of `told_by`. Which item is which:
 * - created: primary is the result (or the well, or the item a wand touched), the others went into it;
 * - opened: primary is the container, secondary what was in it;
 * - swapped: primary is the one now saved or taken, secondary the one that made way;
 * - traded: primary was given by `user_id` to `gift_user_id`, secondary came back, tertiary is a cracker's party hat.
 */
export interface HistoryEvent<Ref = ItemRef> {
  readonly type: HistoryEventType;
  readonly created_at: Instant;
  readonly user_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  readonly primary_item: Ref;
  readonly secondary_item: Ref | null;
  readonly tertiary_item: Ref | null;
  /** Who received it: of a gift, or of a trade. Null on a gift from the game itself to `user_id`. */
  readonly gift_user_id: PlayerId | null;
  /** Whose histories tell of it. */
  readonly told_by: readonly Ref[];
}

export type RecordedEvent = HistoryEvent<ItemId>;
