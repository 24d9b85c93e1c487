import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { getNamed, listEvents, type StoredEvent } from './history.queries.ts';

export type NamedHistory = Awaited<ReturnType<typeof loadHistory>>;

/** `newest` is the id of the newest visible event, or 0. */
export async function loadHistory(db: Db, { itemId, newest }: { itemId: ItemId; newest: number }) {
  return withNames(db, newest === 0 ? [] : await listEvents(db, itemId));
}

export async function withNames<Event extends StoredEvent>(db: Db, events: Event[]) {
  const names = await getNamed(db, {
    items: idsIn(events, ['primary_item_id', 'secondary_item_id', 'tertiary_item_id']),
    players: idsIn(events, ['user_id', 'gift_user_id', 'holder_id']),
    places: idsIn(events, ['place_id']),
  });
  return { events, ...names };
}

function idsIn<Field extends keyof StoredEvent>(events: StoredEvent[], fields: Field[]) {
  return events.flatMap((event) => fields.map((field) => event[field])).filter((id) => id !== null);
}
