import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { getNamed, listEvents, type StoredEvent } from './history.queries.ts';

/** An item's events, and everybody and everything that they name. */
export type ToldHistory = Awaited<ReturnType<typeof tellHistory>>;

export async function tellHistory(db: Db, itemId: ItemId) {
  const events = await listEvents(db, itemId);
  const names = await getNamed(db, {
    items: named(events, ({ primary_item_id, secondary_item_id, tertiary_item_id }) => [
      primary_item_id,
      secondary_item_id,
      tertiary_item_id,
    ]),
    players: named(events, ({ user_id, gift_user_id }) => [user_id, gift_user_id]),
    places: named(events, ({ place_id }) => [place_id]),
  });
  return { events, ...names };
}

function named<Id>(events: StoredEvent[], idsOf: (event: StoredEvent) => (Id | null)[]): Id[] {
  const ids = events.flatMap(idsOf).filter((id) => id !== null);
  return [...new Set(ids)];
}
