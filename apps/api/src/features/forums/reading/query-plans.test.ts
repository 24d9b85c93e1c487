import { ForumId, PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { selectForumUnread, selectPageState, selectThreadsOf } from './thread-lists.queries.ts';
import { selectThreadState } from './thread-state.queries.ts';

const { db } = await createTestDatabase(2);
const THREADS = 20_000;
const now = new Date();
const reader = { playerId: PlayerId.parse(7), now };
const everyone = { ...reader, audiences: ['everyone' as const] };
const marked = { ...everyone, playerId: PlayerId.parse(900) };

test('reading a list of 20,000 threads scans no table [FX-01]', async () => {
  await fillTables();

  const state = { ...everyone, threadId: ThreadId.parse(1), isModerator: false };
  for (const [name, query] of Object.entries({
    thread: selectThreadState({ ...state, page: 0 }),
    'last page of a thread': selectThreadState({ ...state, page: THREADS / 20 - 1 }),
    forum: selectPageState(db, { ...reader, forumId: ForumId.parse(4), page: 0 }),
    'far page of a forum': selectPageState(db, { ...reader, forumId: ForumId.parse(4), page: 500 }),
    latest: selectThreadsOf({ ...everyone, view: 'latest', page: 0 }),
    unread: selectThreadsOf({ ...everyone, view: 'unread', page: 0 }),
    mine: selectThreadsOf({ ...everyone, view: 'mine', page: 0 }),
    watched: selectThreadsOf({ ...everyone, view: 'watched', page: 0 }),
    forums: selectForumUnread(everyone),
    'forums that are marked as read': selectForumUnread(marked),
  })) {
    const { scanned, rowsRead } = await planOf(query);
    expect(scanned, name).toEqual([]);
    expect(rowsRead, name).toBeLessThan(700);
  }
  // Each thread of the last 30 days is looked at, and none that is older.
  const { scanned, rowsRead } = await planOf(selectThreadsOf({ ...marked, view: 'unread', page: 0 }));
  expect(scanned).toEqual([]);
  expect(rowsRead).toBeLessThan(2 * RECENT);
});

/** Of threads that are written in every four minutes of the last 55 days, more than the live game has. */
const RECENT = (30 * 24 * 60) / 4;

const LARGE_TABLES = ['forum_thread', 'forum_post', 'forum_reading', 'player', 'alert'];

async function planOf(query: RawBuilder<unknown>): Promise<{ scanned: string[]; rowsRead: number }> {
  const { rows } = await sql`explain (analyze, format json) ${query}`.execute(db);
  const text = JSON.stringify(rows);
  const read = [...text.matchAll(/"Actual Rows":([\d.]+),"Actual Loops":(\d+)/g)];
  const scans = [...text.matchAll(/"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(
    ([, table]) => table ?? '',
  );
  const scanned = scans.filter((table) => LARGE_TABLES.includes(table));
  return { scanned, rowsRead: Math.max(...read.map(([, count, loops]) => Number(count) * Number(loops))) };
}

async function fillTables() {
  const many = sql.lit(THREADS);
  for (const statement of [
    sql`insert into player (id, username, name, created_at)
      select id, 'p' || id, 'P', '2015-01-01' from generate_series(1, 5000) id`,
    sql`insert into forum (id, title, subtitle, position, visible_to, threads_by, thread_count, post_count)
      select id, 'Chat', '', id, 'everyone', 'everyone', ${many}, ${many} from generate_series(4, 8) id`,
    sql`insert into forum_thread
        (id, forum_id, title, author_id, post_count, latest_player_id, created_at, latest_at, latest_number)
      select id, case when id % 5 = 0 then 5 + id % 4 else 4 end, 'T', 1 + id % 5000, 1, 1, now(),
        now() - (${many} - id) * interval '4 minutes', id from generate_series(1, ${many}) id`,
    sql`insert into forum_post (thread_id, position, author_id, text, created_at)
      select id, 0, 1, 'Hm', now() - (${many} - id) * interval '4 minutes' from generate_series(1, ${many}) id`,
    sql`insert into forum_post (thread_id, position, author_id, text, created_at)
      select 1, id, 1, 'Hm', now() from generate_series(1, ${many} - 1) id`,
    sql`update forum_thread set post_count = ${many}, latest_at = now() where id = 1`,
    sql`insert into forum_reading (player_id, thread_id, read_posts, read_at)
      select 1 + id % 40, id, 1, now() from generate_series(1, ${many}) id`,
    sql`insert into forum_mark (player_id, forum_id, marked_at) select 900, id, now() from forum`,
    sql`insert into alert (player_id, subject, about_id, query, name, by_site, by_push, by_feed, created_at)
      select 1 + id % 400, 'thread', id, '', '', true, false, false, now() from generate_series(1, ${many}) id`,
    sql`vacuum analyze`,
  ])
    await statement.execute(db);
}
