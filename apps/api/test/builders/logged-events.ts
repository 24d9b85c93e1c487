import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { PublicKind } from '@wallabee/contract/events/game-events';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { NumberFacts } from '@wallabee/game/query/number-facts';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

/** An event in the log, as an action writes it. */
export async function aLoggedEvent(
  db: Db,
  kind: PublicKind = 'new_item',
  data: object = { item_type_id: 1, number: 7 },
  { at = new Date(), isMatched = true } = {},
) {
  await sql`
    with event as (
      insert into event_log (kind, at, data, matched_at)
      values (${kind}, ${at}, ${JSON.stringify(data)}, ${isMatched ? at : null})
      returning event_id
    )
    select pg_notify(${WORLD_EVENTS_CHANNEL}, '{"item_type_id":0}') from event`.execute(db);
}

export interface TestEvent {
  kind: string;
  at?: Date;
  data?: object;
  item_id?: number | null;
  item_type_id?: number | null;
  facts?: Partial<NumberFacts> & { item_type_id: number; number: number };
  player_ids?: number[];
}

/** Logs events as the engine does. */
export async function logEvents(db: Db, events: readonly TestEvent[], now: Date) {
  await db
    .insertInto('event_log')
    .values(
      events.map(({ data = {}, facts, item_type_id, ...event }) => ({
        at: now,
        ...event,
        data: JSON.stringify(data),
        item_type_id: item_type_id ?? facts?.item_type_id ?? null,
        facts: facts ? JSON.stringify({ ...FACTS, ...facts }) : null,
      })),
    )
    .execute();
}

const FACTS: NumberFacts = {
  item_type_id: 0 as ItemTypeId,
  number: 1,
  location: 'pouch',
  is_locked: false,
  is_hidden: false,
  owner_id: null as PlayerId | null,
  place_id: null,
  price: null,
  created_at: Date.parse('2026-01-01'),
  moved_at: Date.parse('2026-06-01'),
  moves: 2,
  hands: 1,
};
