import type { HistoryEventType } from '../items/history-event-type.ts';
import type { PlaceId, PlayerId } from '../protocol/ids.ts';
import type { Visit } from './changes.ts';
import type { CountChange, Counted } from './counted.ts';
import type { HistoryEvent } from './history-event.ts';
import type { ItemRef } from './item-ref.ts';
import type { Instant } from './item-state.ts';
import type { Snapshot } from './snapshot.ts';

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
