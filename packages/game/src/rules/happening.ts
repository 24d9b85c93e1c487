import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Visit } from '../state/changes.ts';
import type { CountChange, Counted } from '../state/counted.ts';
import type { HistoryEvent } from '../state/history-event.ts';
import type { ItemRef } from '../state/item-ref.ts';
import type { Instant } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';

interface Happening {
  at: Instant;
  user_id: PlayerId | null;
  items: readonly [ItemRef, (ItemRef | null)?, (ItemRef | null)?];
  place_id?: PlaceId | null;
  gift_user_id?: PlayerId | null;
  /** Where not every one of `items` tells of it. */
  told_by?: readonly ItemRef[];
}

/** One history event, told by all its items unless said otherwise. */
export function happened(type: HistoryEventType, happening: Happening): HistoryEvent {
  const [primary, secondary = null, tertiary = null] = happening.items;
  return {
    type,
    created_at: happening.at,
    user_id: happening.user_id,
    place_id: happening.place_id ?? null,
    primary_item: primary,
    secondary_item: secondary,
    tertiary_item: tertiary,
    gift_user_id: happening.gift_user_id ?? null,
    told_by: happening.told_by ?? happening.items.filter((ref) => ref !== null && ref !== undefined),
  };
}

export function once(playerId: PlayerId, counts: Counted): CountChange {
  return { player_id: playerId, counts, by: 1 };
}

export function visit({ state }: Snapshot, playerId: PlayerId, placeId: PlaceId): Visit {
  return { place_id: placeId, player_id: playerId, is_first: !state.visits.get(placeId)?.has(playerId) };
}

/** What was done at a place counts; so does having come there for the first time. */
export function countsOf(done: readonly CountChange[], visited: Visit): readonly CountChange[] {
  return visited.is_first ? [...done, once(visited.player_id, 'places_visited')] : done;
}
