import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/table-types.ts';

/** Tables whose rows of the player in `player_id` are deleted with the account, those that refer to others first. */
export const REMOVED = [
  'session',
  'known_network',
  'recovery_code',
  'second_factor',
  'player_picture',
  'code_attempt',
  'idempotency_key',
  'proud_number',
  'swap_settings',
  'swap_offer',
  'swap_query',
  'swap_refusal',
  'notification',
  'alert',
  'webhook',
  'push_device',
  'bell_setting',
  'bell_player',
  'application_key',
  'oauth_grant',
  'conversation',
  'forum_reading',
  'forum_mark',
  'muted_thread',
  'muted_player',
  'forum_draft',
  'forum_submission',
] as const satisfies (keyof DB)[];

/** Tables that refer to players and whose rows stay. */
export const STAYS: Partial<Record<keyof DB, string>> = {
  account_deletion: 'says that the account was deleted',
  item: 'no item is the player’s after the release',
  market_listing: 'the release ends them',
  history: 'the record of the game',
  place_visit: 'counted at the place',
  set_completion: 'finish numbers are the record of the game',
  player_counter: 'the record of the game',
  player_achievement: 'the record of the game',
  player_day: 'the figures of the game are its sums',
  saved_span: 'the past of the game',
  luck_draw: 'every outcome can be derived again',
  luck_counter: 'shows that no outcome is missing',
  unique_owner: 'the record of the game',
  redeem_code: 'a code is redeemed once',
  friendship: 'the list of the friend too',
  message: 'in the inbox of the other player too',
  forum_thread: 'part of a conversation of many',
  forum_post: 'part of a conversation of many',
  forum_buzz: 'counted at the post',
  forum_report: 'the record of moderation',
  moderation_entry: 'the record of moderation',
  moderation_appeal: 'the record of moderation',
  swap: 'the other members see it',
  swap_member: 'the other members see it',
  swap_message: 'the other members see it',
  oauth_app: 'marked as removed, because other players allowed it',
};

export async function deletePrivateRows(trx: Db, player: PlayerId, now: Date) {
  await sql`delete from oauth_token using oauth_grant as allowed
    where oauth_token.grant_id = allowed.grant_id and allowed.player_id = ${player}`.execute(trx);
  await sql`delete from oauth_code using oauth_grant as allowed
    where oauth_code.grant_id = allowed.grant_id and allowed.player_id = ${player}`.execute(trx);
  for (const table of REMOVED)
    await sql`delete from ${sql.table(table)} where player_id = ${player}`.execute(trx);
  await sql`delete from living_card where text_kind = 'bio' and text_id = ${player}`.execute(trx);
  await sql`update oauth_app set removed_at = ${now} where player_id = ${player} and removed_at is null`.execute(
    trx,
  );
  await sql`update player
    set password_hash = null, bio = '', home_location = '', birthday_day = null, birthday_month = null
    where id = ${player}`.execute(trx);
}
