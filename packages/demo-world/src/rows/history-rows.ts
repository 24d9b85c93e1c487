import type { RecordedEvent } from '@wallabee/game/state/history-event';
import { iso } from '../calendar.ts';
import type { WorldRows } from '../world-rows.ts';

export function createHistoryWriter(): (event: RecordedEvent) => WorldRows['history'][] {
  let lastId = 0;
  return (event) => {
    const created_at = iso(event.created_at);
    return event.recorded_for.map((item_id) => {
      lastId += 1;
      return {
        history_id: lastId,
        item_id,
        type: event.type,
        created_at,
        user_id: event.user_id,
        place_id: event.place_id,
        primary_item_id: event.primary_item,
        secondary_item_id: event.secondary_item,
        tertiary_item_id: event.tertiary_item,
        gift_user_id: event.gift_user_id,
      };
    });
  };
}
