import { ForumId, LARGEST_ID, ThreadId } from '@wallabee/contract/protocol/ids';
import { type SelectQueryBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { plansOf } from '../../../test/checks/query-plans.ts';
import { createTestDatabase } from '../../../test/database.ts';
import {
  findThreadPlace,
  selectPosts,
  selectRecentThreads,
  selectThreadRun,
  selectThreads,
  selectThreadsById,
} from './forums.queries.ts';

const { db } = await createTestDatabase(2);
const forumId = ForumId.parse(4);
const threadId = ThreadId.parse(1);
const THREADS = 20_000;
const LAST_PAGE = THREADS / 20 - 1;

type AnyQuery = Pick<SelectQueryBuilder<never, never, object>, 'explain'>;

test('far pages of 20,000 threads and posts are found by index, reading as little as the first', async () => {
  await fillTables();

  const farPlace = { forumId, page: Math.floor(LAST_PAGE / 2) };
  const place = await findThreadPlace(db, farPlace);
  expect(place?.skip).toBeLessThan(500);
  const first = await plan(selectThreads(db, { forumId, below: LARGEST_ID, skip: 0 }));
  const far = await plan(selectThreads(db, place ?? { forumId, below: 0, skip: 0 }));
  for (const threads of [first, far]) {
    expect(threads.text).toContain('"Index Only Scan"');
    expect(threads.text).toContain('"forum_thread_newest"');
    expect(threads.text).not.toMatch(/"Seq Scan"[^}]*"forum_(thread|post)"/);
  }
  expect(far.rowsRead).toBeLessThan(first.rowsRead + 500);

  const runs = await plan(selectThreadRun(db, { forumId, offset: THREADS / 2 }));
  expect(runs.rowsRead).toBeLessThan(3 * (THREADS / 500));

  for (const asked of [
    selectThreads(db, { forumId, below: LARGEST_ID, skip: 0 }),
    selectRecentThreads(db, { forumIds: [forumId] }),
    selectThreadsById(db, { ids: [threadId] }),
    selectPosts(db, { threadIds: [threadId], positions: [0] }),
  ]) {
    for (const plan of await plansOf(db, asked))
      expect(plan).not.toMatch(/"Seq Scan"[^}]*"(forum_(thread|post)|player)"/);
  }

  const posts = await Promise.all(
    [0, LAST_PAGE].map((page) => plan(selectPosts(db, { threadIds: [threadId], positions: [page * 20] }))),
  );
  expect(posts[1]?.text).toContain('"forum_post_thread_id_position_key"');
  expect(posts[1]?.rowsRead).toBe(posts[0]?.rowsRead);
});

async function plan(query: AnyQuery): Promise<{ text: string; rowsRead: number }> {
  const text = JSON.stringify(await query.explain('json', sql`analyze`));
  const rows = [...text.matchAll(/"Actual Rows":([\d.]+),"Actual Loops":(\d+)/g)];
  return { text, rowsRead: Math.max(...rows.map(([, count, loops]) => Number(count) * Number(loops))) };
}

async function fillTables() {
  await sql`
    insert into player (id, username, name) select id, 'p' || id, 'P' from generate_series(1, 5000) id`.execute(
    db,
  );
  await sql`
    insert into forum (id, title, subtitle, position, visible_to, threads_by, thread_count, post_count)
    values (4, 'Chat', '', 1, 'everyone', 'everyone', ${THREADS}, ${THREADS})`.execute(db);
  await sql`
    insert into forum_thread (id, forum_id, title, author_id, post_count, latest_player_id, created_at, latest_at, latest_number)
    select id, 4, 'T', 1 + id % 5000, 1, 1 + id % 5000, now(), now(), id from generate_series(1, ${sql.lit(THREADS)}) id`.execute(
    db,
  );
  await sql`
    insert into forum_post (thread_id, position, author_id, text, created_at)
    select id, 0, 1 + id % 5000, 'Hm', now() from generate_series(1, ${sql.lit(THREADS)}) id`.execute(db);
  await sql`
    insert into forum_post (thread_id, position, author_id, text, created_at)
    select 1, id, 1 + id % 5000, 'Hm', now() from generate_series(1, ${sql.lit(THREADS - 1)}) id`.execute(db);
  await sql`vacuum analyze forum_thread, forum_thread_run, forum_post, player`.execute(db);
}
