import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import { ItemId, type PlaceId, type PlayerId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges, Listing, MintedItem, Visit } from '@wallabee/game/state/changes';
import type { RecordedEvent } from '@wallabee/game/state/history-event';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { isOneOf, rowsFrom } from './rows-from.queries.ts';

/** Returns the ids of the new items in order. */
export async function insertItems(
  db: Db,
  items: readonly (MintedItem & { number: number; moves: number })[],
): Promise<ItemId[]> {
  const rows = rowsFrom(items.map(withDates), {
    item_type_id: 'integer',
    number: 'integer',
    variant_id: 'smallint',
    location: 'text',
    is_locked: 'boolean',
    user_id: 'integer',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
    moves: 'integer',
  });
  const inserted = await sql<{ item_id: number; item_type_id: number; number: number }>`
    insert into item (
      item_type_id, number, variant_id, location, is_locked, user_id, created_at, changed_at, moves, hands
    )
    select change.*, case when user_id is null then 0 else 1 end from ${rows}
    returning item_id, item_type_id, number`.execute(db);
  const ids = new Map(inserted.rows.map((row) => [`${row.item_type_id} ${row.number}`, row.item_id]));
  return items.map((item) => ItemId.parse(ids.get(`${item.item_type_id} ${item.number}`)));
}

export interface ItemUpdate extends ItemState {
  /** How many events the change adds to its history. */
  readonly moves: number;
  /** The holder, where the change gives it to another player. */
  readonly new_holder: PlayerId | null;
}

/** Runs before the events are inserted, because a holder is new who is in no earlier event. */
export async function updateItems(db: Db, items: readonly ItemUpdate[]) {
  // Items leave a set before others enter it, because the index allows one saved item of a type.
  const leaving = items.filter((item) => item.location !== 'saved');
  const entering = items.filter((item) => item.location === 'saved');
  for (const moved of [leaving, entering]) if (moved.length > 0) await updateAlike(db, moved);
}

async function updateAlike(db: Db, items: readonly ItemUpdate[]) {
  const rows = rowsFrom(items.map(withDates), {
    item_id: 'bigint',
    variant_id: 'smallint',
    location: 'text',
    is_locked: 'boolean',
    user_id: 'integer',
    place_id: 'integer',
    used_in_item_id: 'bigint',
    picked_up_at: 'timestamptz',
    changed_at: 'timestamptz',
    moves: 'integer',
    new_holder: 'integer',
  });
  await sql`
    update item set
      variant_id = change.variant_id, location = change.location, is_locked = change.is_locked,
      user_id = change.user_id, place_id = change.place_id, used_in_item_id = change.used_in_item_id,
      picked_up_at = change.picked_up_at, changed_at = change.changed_at, moves = item.moves + change.moves,
      hands = item.hands + case when change.new_holder is null or exists (
        select from item_holder as known
        where known.item_id = change.item_id and known.player_id = change.new_holder
      ) then 0 else 1 end
    from ${rows}
    where item.item_id = change.item_id`.execute(db);
}

/** For items that a change records an event for and does not move, such as a well. */
export async function addMoves(db: Db, moves: readonly { item_id: ItemId; moves: number }[]) {
  const rows = rowsFrom(moves, { item_id: 'bigint', moves: 'integer' });
  await sql`
    update item set moves = item.moves + change.moves from ${rows}
    where item.item_id = change.item_id`.execute(db);
}

/** Inserts one row for each item of an event. */
export async function insertHistory(db: Db, events: readonly RecordedEvent[]) {
  const itemEvents = events.flatMap((event) =>
    event.recorded_for.map((item_id, position) => ({
      item_id,
      type: event.type,
      created_at: new Date(event.created_at),
      user_id: event.user_id,
      place_id: event.place_id,
      primary_item_id: event.primary_item,
      secondary_item_id: event.secondary_item,
      tertiary_item_id: event.tertiary_item,
      gift_user_id: event.gift_user_id,
      location: event.after[position]?.location,
      holder_id: event.after[position]?.holder_id,
    })),
  );
  const rows = rowsFrom(itemEvents, {
    item_id: 'bigint',
    type: 'text',
    created_at: 'timestamptz',
    user_id: 'integer',
    place_id: 'integer',
    primary_item_id: 'bigint',
    secondary_item_id: 'bigint',
    tertiary_item_id: 'bigint',
    gift_user_id: 'integer',
    location: 'text',
    holder_id: 'integer',
  });
  await sql`
    insert into history (
      item_id, type, created_at, user_id, place_id, primary_item_id, secondary_item_id, tertiary_item_id, gift_user_id,
      location, holder_id
    )
    select * from ${rows}`.execute(db);
}

export async function addToBalance(db: Db, player: PlayerId, by: number) {
  await db
    .updateTable('player')
    .set({ balance: sql`balance + ${by}` })
    .where('id', '=', player)
    .execute();
}

export async function changePlace(db: Db, id: PlaceId, by: { items: number; people: number }) {
  await db
    .updateTable('place')
    .set({ item_count: sql`item_count + ${by.items}`, people_count: sql`people_count + ${by.people}` })
    .where('id', '=', id)
    .execute();
}

export async function upsertVisit(db: Db, { place_id, player_id }: Visit, visited_at: Date) {
  await db
    .insertInto('place_visit')
    .values({ place_id, player_id, visited_at })
    .onConflict((conflict) => conflict.columns(['place_id', 'player_id']).doUpdateSet({ visited_at }))
    .execute();
}

export async function upsertWishes(db: Db, { item_id, wishes }: AppliedChanges['wishes'][number]) {
  await db
    .insertInto('wishing_well')
    .values({ item_id, wishes })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ wishes }))
    .execute();
}

export async function insertListing(db: Db, listing: Listing) {
  await db
    .insertInto('market_listing')
    .values({ ...listing, listed_at: new Date(listing.listed_at) })
    .execute();
}

export async function deleteListings(db: Db, items: readonly ItemId[]) {
  await db.deleteFrom('market_listing').where(isOneOf('item_id', items)).execute();
}

export async function insertCompletion(
  db: Db,
  completion: AppliedChanges['completed'][number],
  completed_at: Date,
) {
  await db
    .insertInto('set_completion')
    .values({ ...completion, completed_at })
    .execute();
}

export async function markCodeRedeemed(
  db: Db,
  { code, player_id }: AppliedChanges['redeemed'][number],
  redeemed_at: Date,
) {
  await db
    .updateTable('redeem_code')
    .set({ redeemed_by: player_id, redeemed_at })
    .where('code', '=', code)
    .execute();
}

/** PostgreSQL delivers the notifications to every server process when the transaction commits. */
export async function notify(db: Db, messages: readonly object[]) {
  const rows = rowsFrom(
    messages.map((message) => ({ message: JSON.stringify(message) })),
    { message: 'text' },
  );
  await sql`select pg_notify(${WORLD_EVENTS_CHANNEL}, message) from ${rows}`.execute(db);
}

function withDates<Item extends { picked_up_at: Instant | null; created_at: Instant; changed_at: Instant }>(
  item: Item,
) {
  return {
    ...item,
    picked_up_at: item.picked_up_at === null ? null : new Date(item.picked_up_at),
    created_at: new Date(item.created_at),
    changed_at: new Date(item.changed_at),
  };
}
