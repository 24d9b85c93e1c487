import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { costOf, statementsOf } from '../../../../test/checks/query-plans.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { namedPlayer } from '../../players/players.public.ts';
import { listPostsOfThreads, listPostTexts, listPostWords, listThreadWords } from '../words/words.queries.ts';
import { selectFoundPosts, selectRelatedThreads, selectThreadTexts } from './forum-posts.queries.ts';

const { db } = await createTestDatabase(2);
const THREADS = 20_000;
const LARGE_TABLES = ['living_card', 'forum_post', 'forum_thread', 'player'];
const audiences = ['everyone' as const];
const ids = Array.from({ length: 40 }, (_, nth) => 1 + nth * 400);
const related = (types: number[]) => (on: Db) =>
  selectRelatedThreads(on, {
    types: types.map((id) => ItemTypeId.parse(id)),
    threadIds: ids,
    audiences,
  }).execute();

beforeAll(fillTables);

/** Words, authors, forums and days are found in the word index; what is shown of the matches is read by id. */
describe('of 40,000 posts', () => {
  test.each<[string, (on: Db) => Promise<unknown>, number]>([
    ['the found ones', (on) => selectFoundPosts(on, { ids, audiences }).execute(), 200],
    ['the texts of matches', (on) => selectThreadTexts(on, { postIds: ids }).execute(), 120],
    ['the texts of phrases', (on) => listPostTexts(on, ids), 60],
    ['the changed ones, for the word index', (on) => listPostWords(on, { ids }), 60],
    ['a part of all, for the word index', (on) => listPostWords(on, { after: 30_000 }), 2_500],
    ['those of a merged thread, for the word index', (on) => listPostsOfThreads(on, [7]), 10],
    ['the changed threads, for the word index', (on) => listThreadWords(on, { ids: [7, 8, 9] }), 20],
    ['the author', (on) => namedPlayer(on, 'p77').catch(() => {}), 10],
    ['the threads about an item type', related([7]), 3_000],
    ['the threads about a popular item type', related([1]), 3_000],
  ])('%s are read by an index [FX-05]', async (_, run, rows) => {
    const statements = await statementsOf(run);
    expect(statements).not.toEqual([]);
    for (const statement of statements) {
      const { scanned, rowsRead } = await costOf(db, statement);
      expect(scanned.filter((table) => LARGE_TABLES.includes(table))).toEqual([]);
      expect(rowsRead).toBeLessThan(rows);
    }
  });
});

async function fillTables() {
  const many = sql.lit(THREADS);
  for (const statement of [
    sql`insert into player (id, username, name) select id, 'p' || id, 'P' from generate_series(1, 20000) id`,
    sql`begin;
      insert into generation (gen_id, primary_set_id) values (1, 1);
      insert into item_set (id, gen_id, name, description, hue, icon, created_at) values (1, 1, 'S', '', 1, 'bread', now());
      commit`,
    sql`insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations,
        works_with_wand, is_retired, is_one_of_a_kind)
      select id, 1, 'T' || id, '', 'wallabee', now(), false, '{}', false, false, false
      from generate_series(1, 400) id`,
    sql`insert into forum (id, title, subtitle, position, visible_to, threads_by)
      values (3, 'Trades', '', 1, 'everyone', 'everyone')`,
    sql`insert into forum_thread (id, forum_id, title, author_id, post_count, latest_player_id, created_at,
        latest_at, latest_number, item_type_id)
      select id, 3, 'T', 1 + id % 20000, 1, 1, now(), now(), id, case when id % 50 = 0 then 1 + id % 400 end
      from generate_series(1, ${many}) id`,
    sql`insert into forum_post (id, thread_id, position, author_id, text, created_at)
      select id, 1 + (id - 1) % ${many}, (id - 1) / ${many}, 1 + id % 20000, 'Hm', now()
      from generate_series(1, 2 * ${many}) id`,
    sql`insert into living_card (text_kind, text_id, words, item_type_id, was_own)
      select 'post', id, 'It', case when id % 2 = 0 then 1 else 1 + id % 400 end, false
      from generate_series(1, 2 * ${many}) id`,
    sql`vacuum analyze player, forum_thread, forum_post, living_card, item_type`,
  ])
    await statement.execute(db);
}
