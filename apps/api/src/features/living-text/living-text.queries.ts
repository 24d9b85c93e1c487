import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type TextKind = 'post' | 'message' | 'bio';

export interface NamedType {
  words: string;
  itemTypeId: ItemTypeId;
  number: number | null;
}

export interface TextKey {
  kind: TextKind;
  id: number;
}

/** Names that several items have are left out. What an earlier version of the text named stays as it is. */
export async function insertCards(
  trx: Db,
  { kind, id, authorId }: TextKey & { authorId: PlayerId },
  named: readonly NamedType[],
) {
  const words = named.map((one) => one.words);
  const types = named.map((one) => one.itemTypeId);
  const numbers = named.map((one) => one.number);
  await sql`
    insert into living_card (text_kind, text_id, words, item_type_id, item_id, was_own)
    select ${kind}, ${id}, words, item_type_id, item_id, was_own
    from (
      select named.words, named.item_type_id, item.item_id,
        count(*) over (partition by named.words) as meanings,
        case when named.number is null
          then exists (
            select from item as own
            where own.user_id = ${authorId} and own.item_type_id = named.item_type_id
          )
          else item.user_id is not distinct from ${authorId}
        end as was_own
      from unnest(${words}::text[], ${types}::int[], ${numbers}::int[]) as named(words, item_type_id, number)
      left join item on item.item_type_id = named.item_type_id and item.number = named.number
      where named.number is null or item.item_id is not null
    ) as found
    where meanings = 1
    on conflict do nothing`.execute(trx);
}

export async function deleteOtherCards(trx: Db, { kind, id }: TextKey, words: readonly string[]) {
  await sql`
    delete from living_card
    where text_kind = ${kind} and text_id = ${id} and words <> all(${words}::text[])`.execute(trx);
}

/** A query of the texts: their ids (`text_id`) and authors (`author_id`). */
export type TextsQuery = RawBuilder<unknown>;

export interface CardRow {
  text_id: number;
  author_id: number;
  author_name: string;
  words: string;
  item_type_id: ItemTypeId;
  item_id: number | null;
  was_own: boolean;
  number: number | null;
  location: ItemLocation | null;
  is_locked: boolean | null;
  changed_at: Date | null;
  issued: number;
  holder_id: number | null;
  holder_name: string | null;
  holder_account_type: string | null;
  holder_is_memorial: boolean | null;
  holder_is_enabled: boolean | null;
  holder_deletion_date: Date | null;
  holder_picture_key: string | null;
  place_name: string | null;
  price: number | null;
  became_id: number | null;
  became_type_id: ItemTypeId | null;
  became_number: number | null;
}

interface Wanted {
  kind: TextKind;
  texts: TextsQuery;
  /** Only what the author had when the text was written. */
  onlyOwn?: boolean;
  most: number;
}

/** The cards of all texts in one statement, in the order of the texts. */
export async function listCards(db: Db, wanted: Wanted): Promise<CardRow[]> {
  const { rows } = await cardsQuery(wanted).execute(db);
  return rows;
}

export function cardsQuery({ kind, texts, onlyOwn = false, most }: Wanted) {
  return sql<CardRow>`
    select card.text_id, written.author_id, author.name as author_name, card.words, card.item_type_id,
      card.item_id, card.was_own, item.number, item.location, item.is_locked, item.changed_at,
      coalesce(counter.issued, 0) as issued, holder.id as holder_id, holder.name as holder_name,
      holder.account_type as holder_account_type, holder.is_memorial as holder_is_memorial,
      holder.is_enabled as holder_is_enabled, holder.deletion_date as holder_deletion_date,
      holder.picture_key as holder_picture_key, place.name as place_name, market_listing.cost as price,
      became.item_id as became_id, became.item_type_id as became_type_id, became.number as became_number
    from (${texts}) as written
    join living_card as card on card.text_kind = ${kind} and card.text_id = written.text_id
    join player as author on author.id = written.author_id
    left join item on item.item_id = card.item_id
    left join lateral (
      select own.user_id from item as own
      where card.item_id is null and card.was_own
        and own.user_id = written.author_id and own.item_type_id = card.item_type_id
      limit 1
    ) as one_of_type on true
    left join player as holder on holder.id = coalesce(item.user_id, one_of_type.user_id)
    left join place on place.id = item.place_id
    left join market_listing on market_listing.item_id = item.item_id
    left join item as became on became.item_id = item.used_in_item_id
    left join item_type_counter as counter on counter.item_type_id = card.item_type_id
    where card.was_own or not ${onlyOwn}
    order by card.text_id, card.words
    limit ${most}`;
}
