import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export async function listActivePlayers(db: Db, since: Date): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('last_active_at', '>', since)
    .where('is_enabled', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id as PlayerId);
}

export interface StandingRow {
  player_id: PlayerId;
  last_active_at: Date;
  is_closed: boolean;
  is_left_out: boolean;
  offers_spares: boolean;
  wants_missing: boolean;
  gives_better_class: boolean;
  wants_lower: boolean;
  better_class_only: boolean;
  open_proposals: number;
  unanswered_proposals: number;
  /** The open ones among them. */
  waiting_proposals: number;
}

/** `unansweredSince` limits the ended proposals that count as unanswered. */
export async function listStandings(
  db: Db,
  players: readonly PlayerId[],
  { now, unansweredSince }: { now: Date; unansweredSince: Date },
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select player.id as player_id, player.last_active_at,
      (not player.is_enabled or player.is_memorial or coalesce(player.deletion_date <= ${now}, false)) as is_closed,
      coalesce(settings.is_left_out, false) as is_left_out,
      coalesce(settings.offers_spares, true) as offers_spares,
      coalesce(settings.wants_missing, true) as wants_missing,
      coalesce(settings.gives_better_class, false) as gives_better_class,
      coalesce(settings.wants_lower, true) as wants_lower,
      coalesce(settings.better_class_only, true) as better_class_only,
      coalesce(proposals.open, 0)::int as open_proposals,
      coalesce(proposals.unanswered, 0)::int as unanswered_proposals,
      coalesce(proposals.waiting, 0)::int as waiting_proposals
    from player
    left join swap_settings as settings on settings.player_id = player.id
    left join (
      select member.player_id,
        count(*) filter (where swap.state = 'open') as open,
        count(*) filter (where member.agreed_at is null) as unanswered,
        count(*) filter (where member.agreed_at is null and swap.state = 'open') as waiting
      from swap join swap_member as member using (swap_id)
      where (swap.state = 'open' or swap.state = 'expired' and swap.ended_at > ${unansweredSince})
        and member.player_id = any(${players}::int[])
      group by member.player_id
    ) as proposals on proposals.player_id = player.id
    where player.id = any(${players}::int[])`.execute(db);
  return rows;
}

export interface CarriedRow {
  player_id: PlayerId;
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  created_at: Date;
  changed_at: Date;
  moves: number;
  hands: number;
  is_offered_by_hand: boolean | null;
}

/** What players carry, unlocked and not on the Market, newest first. */
export async function listCarried(db: Db, players: readonly PlayerId[]): Promise<CarriedRow[]> {
  const { rows } = await sql<CarriedRow>`
    select item.user_id as player_id, item.item_id, item.item_type_id, item.number, item.created_at, item.changed_at,
      item.moves, item.hands, offer.is_offered as is_offered_by_hand
    from item
    left join swap_offer as offer on offer.player_id = item.user_id and offer.item_id = item.item_id
    where item.user_id = any(${players}::int[]) and item.location = 'pouch' and not item.is_locked
      and not exists (select from market_listing where market_listing.item_id = item.item_id)
    order by item.changed_at desc, item.item_id desc`.execute(db);
  return rows;
}

export interface SavedRow {
  player_id: PlayerId;
  item_type_id: ItemTypeId;
  number: number;
}

export async function listSaved(db: Db, players: readonly PlayerId[]): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select user_id as player_id, item_type_id, number from item
    where user_id = any(${players}::int[]) and location = 'saved'`.execute(db);
  return rows;
}

export interface QueryRow {
  player_id: PlayerId;
  name: string;
  query: string;
  is_on: boolean;
}

export async function listQueries(db: Db, players: readonly PlayerId[]): Promise<QueryRow[]> {
  const { rows } = await sql<QueryRow>`
    select player_id, name, query, is_on from swap_query
    where player_id = any(${players}::int[]) order by player_id, position`.execute(db);
  return rows;
}

export interface RefusalRow {
  player_id: PlayerId;
  gives_item_id: ItemId;
  gets_item_id: ItemId;
}

export async function listRefusals(db: Db, players: readonly PlayerId[]): Promise<RefusalRow[]> {
  const { rows } = await sql<RefusalRow>`
    select player_id, gives_item_id, gets_item_id from swap_refusal
    where player_id = any(${players}::int[])`.execute(db);
  return rows;
}
