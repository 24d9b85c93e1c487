import type { WorldTable } from '@wallabee/demo-world/world-rows';
import type pg from 'pg';

const WORLD_TABLES: Record<WorldTable, true> = {
  player: true,
  place: true,
  place_visit: true,
  item_type_counter: true,
  item: true,
  item_status_count: true,
  history: true,
  item_travel: true,
  provenance_day: true,
  luck_seed: true,
  luck_options: true,
  luck_draw: true,
  luck_counter: true,
  location_day: true,
  location_count: true,
  player_day: true,
  saved_span: true,
  game_day: true,
  market_listing: true,
  wishing_well: true,
  set_completion: true,
  set_counter: true,
  player_counter: true,
  player_achievement: true,
  unique_owner: true,
  redeem_code: true,
  friendship: true,
  message: true,
  conversation: true,
  forum: true,
  forum_thread: true,
  forum_post: true,
  moderation_entry: true,
  moderation_appeal: true,
};

/** Rows of players that no world loader writes; they are emptied with the players they refer to. */
const LEFT_BEHIND = [
  'account_deletion',
  ...['session', 'known_network', 'recovery_code', 'second_factor', 'player_picture'],
  ...['swap_message', 'swap_member', 'swap', 'swap_settings', 'swap_offer', 'swap_query', 'swap_refusal'],
  ...[
    'delivery',
    'push_device',
    'notification',
    'alert_match',
    'alert',
    'webhook',
    'bell_setting',
    'bell_player',
  ],
  ...['event_log', 'announced_release'],
  ...['oauth_token', 'oauth_code', 'oauth_grant', 'oauth_app'],
  ...['forum_reading', 'forum_mark', 'muted_thread', 'muted_player', 'forum_buzz', 'forum_draft'],
  ...['forum_post_version', 'living_card', 'forum_report'],
  ...['account_deletion', 'proud_number'],
  ...['bulk_file_chunk', 'bulk_file'],
  ...['code_attempt', 'forum_thread_run', 'forum_submission', 'rate_limit'],
];

/** Application keys without a player stay. */
const EMPTIED = [...Object.keys(WORLD_TABLES), ...LEFT_BEHIND];
const HISTORY_TRIGGERS = ['seal_history', 'add_travel'];
const WITH_REFERENCES = [...EMPTIED, 'application_key'];

export interface DroppedDefinitions {
  triggers: string[];
  indexes: string[];
  references: string[];
}

/**
 * Empties the tables and drops their foreign keys and secondary indexes, because loading is several times as fast
 * without. It runs in a transaction, so a failure brings them back.
 */
export async function emptyAndDropIndexes(client: pg.Client): Promise<DroppedDefinitions> {
  const references = await listReferences(client);
  const indexes = await listIndexes(client);
  for (const { owner, name } of references)
    await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  // The generator seals its rows and adds up their ways itself.
  for (const name of HISTORY_TRIGGERS) await client.query(`alter table history disable trigger ${name}`);
  await client.query('delete from application_key where player_id is not null');
  await client.query(`truncate ${EMPTIED.join(', ')} restart identity`);
  return {
    triggers: HISTORY_TRIGGERS.map((name) => `alter table history enable trigger ${name}`),
    indexes: indexes.map(({ definition }) => definition),
    references: references.map(
      ({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`,
    ),
  };
}

export async function emptyWorld(client: pg.Client) {
  if (!(await hasRows(client))) return;
  await client.query('begin');
  for (const statement of Object.values(await emptyAndDropIndexes(client)).flat())
    await client.query(statement);
  await client.query('commit');
}

async function hasRows(client: pg.Client): Promise<boolean> {
  const found = EMPTIED.map((table) => `exists (select from ${table})`).join(' or ');
  const { rows } = await client.query<{ found: boolean }>(`select ${found} as found`);
  return rows[0]?.found === true;
}

export async function advanceSequences(client: pg.Client) {
  const { rows } = await client.query<{ owner: string; name: string }>(
    `select quote_ident(table_name) as owner, column_name as name from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' and table_name = any($1)`,
    [EMPTIED],
  );
  for (const { owner, name } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('${owner}', '${name}'), coalesce(max(${name}), 0) + 1, false) from ${owner}`,
    );
  }
}

/** Takes players out of swaps, until they come back to them. */
export async function leaveOut(client: pg.Client, usernames: readonly string[]) {
  await client.query(
    `insert into swap_settings (player_id, is_left_out) select id, true from player where username = any($1)`,
    [usernames],
  );
}

export async function analyzeTables(client: pg.Client) {
  await client.query(`analyze ${EMPTIED.join(', ')}`);
}

interface TableObject {
  owner: string;
  name: string;
  definition: string;
}

async function listReferences(client: pg.Client): Promise<TableObject[]> {
  const { rows } = await client.query<TableObject>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [WITH_REFERENCES],
  );
  return rows;
}

/** Indexes of constraints stay, because the loader relies on them to detect duplicates. */
async function listIndexes(client: pg.Client): Promise<TableObject[]> {
  const { rows } = await client.query<TableObject>(
    `select indrelid::regclass::text as owner, indexrelid::regclass::text as name,
            pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by indrelid, indexrelid`,
    [EMPTIED],
  );
  return rows;
}
