import type { RecordedEvent } from '@wallabee/game/state/history-event';
import { iso } from '../calendar.ts';
import type { WorldRows } from '../world-rows.ts';
import type { HistorySeals } from './history-seals.ts';
import type { ItemTravels } from './item-travels.ts';

export function createHistoryWriter(
  seals: Pick<HistorySeals, 'seal'>,
  travels: Pick<ItemTravels, 'see'>,
): (event: RecordedEvent) => WorldRows['history'][] {
  let lastId = 0;
  return (event) => {
    const created_at = iso(event.created_at);
    return event.recorded_for.map((item_id, position) => {
      lastId += 1;
      if (event.place_id !== null) travels.see(item_id, event.place_id);
      const step = {
        history_id: lastId,
        item_id,
        type: event.type,
        created_at: event.created_at,
        user_id: event.user_id,
        place_id: event.place_id,
        primary_item_id: event.primary_item,
        secondary_item_id: event.secondary_item,
        tertiary_item_id: event.tertiary_item,
        gift_user_id: event.gift_user_id,
        location: event.after[position]?.location ?? null,
        holder_id: event.after[position]?.holder_id ?? null,
      };
      return { ...step, created_at, digest: `\\x${seals.seal(step)}` };
    });
  };
}
