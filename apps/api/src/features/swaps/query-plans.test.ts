import { ItemId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadKnownPlayers } from './market/known-player.ts';
import { countSwapMessages, lockOpenSwapsOf, lockOpenSwapsWith } from './proposals/swap-changes.queries.ts';
import {
  countSwaps,
  listMendable,
  listSwapIds,
  listSwapMessages,
  listSwaps,
} from './proposals/swap-rows.queries.ts';
import { listFaces } from './views/faces.queries.ts';
import { listSwapItems } from './views/swap-items.queries.ts';

const { db, url } = await createTestDatabase();
const captured: CompiledQuery[] = [];
const pool = new pg.Pool({ connectionString: url, max: 1 });
const watched: Db = new Kysely({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => {
    captured.push(query as CompiledQuery);
  },
});

const player = PlayerId.parse(7);
const swaps = [3, 4].map((id) => SwapId.parse(id));
const items = [5, 6].map((id) => ItemId.parse(id));
const now = new Date('2026-06-01T00:00:00Z');

beforeAll(fillTables, 60_000);
afterAll(() => watched.destroy());

test.each<{ name: string; run: () => Promise<unknown> }>([
  { name: 'a player with offers and wants', run: () => loadKnownPlayers(watched, [player], now) },
  { name: 'swaps with members', run: () => listSwaps(watched, swaps) },
  { name: 'own swaps', run: () => listSwapIds(watched, { player, state: 'open', page: 1 }) },
  { name: 'the count of own swaps', run: () => countSwaps(watched, player, 'unseen') },
  { name: 'broken swaps', run: () => listMendable(watched, player, now) },
  { name: 'the swaps of an item', run: () => lockOpenSwapsWith(watched, items) },
  { name: 'the open swaps of a player', run: () => lockOpenSwapsOf(watched, player) },
  { name: 'messages', run: () => listSwapMessages(watched, SwapId.parse(3)) },
  { name: 'the count of messages', run: () => countSwapMessages(watched, SwapId.parse(3)) },
  { name: 'faces', run: () => listFaces(watched, [player]) },
  { name: 'items', run: () => listSwapItems(watched, items) },
])('$name: read by an index', async ({ run }) => {
  captured.length = 0;
  await run();

  expect(captured.length).toBeGreaterThan(0);
  for (const { sql: text, parameters } of [...captured]) {
    const plan = await pool.query(`explain (format json) ${text}`, [...parameters]);
    expect(JSON.stringify(plan.rows)).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(item|player|swap\w*)"/);
  }
});

async function fillTables() {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    `insert into player (id, username, name) select id, 'p' || id, 'P ' || id from generate_series(1, 3000) id`,
  );
  await run(`
    begin;
    insert into generation (gen_id, primary_set_id) values (1, 1);
    insert into item_set (id, gen_id, name, description, hue, icon, created_at) values (1, 1, 'S', '', 1, 'bread', now());
    commit`);
  await run(`insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations,
                                    works_with_wand, is_retired, is_one_of_a_kind)
    select id, 1, 'T' || id, '', 'wallabee', now(), false, '{}', false, false, false from generate_series(1, 400) id`);
  await run(`
    insert into item (item_type_id, number, location, user_id, created_at, changed_at)
    select 1 + n % 400, 1 + n / 400, case when n % 3 = 0 then 'pouch' else 'mixed' end,
           case when n % 3 = 0 then 1 + n % 2999 end, now(), now()
    from generate_series(0, 39999) n`);
  await run(`
    insert into swap (swap_id, proposer_id, state, created_at, changed_at, expires_at, ended_at)
    select id, 1 + id % 2999, case when id % 20 = 0 then 'open' else 'declined' end, now(), now(), now(),
           case when id % 20 > 0 then now() end
    from generate_series(1, 6000) id`);
  await run(`
    insert into swap_member (swap_id, position, player_id, item_id, gain)
    select id, position, 1 + (id * 7 + position) % 2999, 1 + (id * 5 + position) % 39999, '{}'
    from generate_series(1, 6000) id, generate_series(0, 2) position`);
  await run(`
    insert into swap_message (swap_id, sender_id, text, created_at)
    select 1 + id % 6000, 1 + id % 2999, 'x', now() from generate_series(1, 20000) id`);
  await run('insert into swap_settings (player_id) select id from player');
  await run(`insert into swap_offer select 1 + n % 2999, n, true from generate_series(1, 20000) n`);
  await run(`insert into swap_query select id, 0, 'x', 'x', true from player`);
  await run(`insert into swap_refusal select 1 + n % 2999, n, n + 1 from generate_series(1, 20000) n`);
  await run('analyze');
}
