import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Visit } from '../state/changes.ts';
import type { CountChange, Counted } from '../state/counted.ts';
import type { HistoryEvent } from '../state/history-event.ts';
import type { ItemRef } from '../state/item-ref.ts';
import type { Instant } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';

interface EventParts {
  at: Instant;
  user_id: PlayerId | null;
  items: readonly [ItemRef, (ItemRef | null)?, (ItemRef | null)?];
  place_id?: PlaceId | null;
  gift_user_id?: PlayerId | null;
  /** Defaults to all of `items`. */
  recorded_for?: readonly ItemRef[];
}

export function historyEvent(type: HistoryEventType, parts: EventParts): HistoryEvent {
  const [primary, secondary = null, tertiary = null] = parts.items;
  return {
    type,
    created_at: parts.at,
    user_id: parts.user_id,
    place_id: parts.place_id ?? null,
    primary_item: primary,
    secondary_item: secondary,
    tertiary_item: tertiary,
    gift_user_id: parts.gift_user_id ?? null,
    recorded_for: parts.recorded_for ?? parts.items.filter((ref) => ref !== null && ref !== undefined),
  };
}

export function countOne(playerId: PlayerId, counts: Counted): CountChange {
  return { player_id: playerId, counts, by: 1 };
}

export function visit({ state }: Snapshot, playerId: PlayerId, placeId: PlaceId): Visit {
  return { place_id: placeId, player_id: playerId, is_first: !state.visits.get(placeId)?.has(playerId) };
}

export function countsOf(done: readonly CountChange[], visited: Visit): readonly CountChange[] {
  return visited.is_first ? [...done, countOne(visited.player_id, 'places_visited')] : done;
}
