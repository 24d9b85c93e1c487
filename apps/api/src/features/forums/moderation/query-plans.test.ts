import { ModerationEntryId, PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import { type CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { costOf, statementsOf } from '../../../../test/checks/query-plans.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  findEntry,
  hasLaterAct,
  type LockedEntry,
  listAppealed,
  listEntries,
  lockConcerned,
} from './entries.queries.ts';
import { countActs, countAppeals, listActsAfter, listLatestActs } from './ledger.queries.ts';
import {
  closeReports,
  countReportsSince,
  listContext,
  listReported,
  reopenReports,
} from './reports.queries.ts';
import { findLastPostAt } from './thread-orders.queries.ts';

const { db } = await createTestDatabase(2);
const ENTRIES = 40_000;
const LARGE_TABLES = ['moderation_entry', 'moderation_appeal', 'forum_post', 'forum_thread', 'forum_report'];
const now = new Date();
const player = PlayerId.parse(7);
const entry = ModerationEntryId.parse(ENTRIES / 2);
const postId = PostId.parse(5_000);
const closing = { postId, closed_at: now, closed_by: player, entry_id: entry };
const locked = { id: 1, player_id: player, thread_id: 30, post_id: 30 } as unknown as LockedEntry;

type Statements = Record<string, { run: (db: Db) => Promise<unknown>; rows: number }>;

const STATEMENTS: Statements = {
  'the latest acts of the ledger': { run: (on) => listLatestActs(on, 50), rows: 500 },
  'a part of its file': { run: (on) => listActsAfter(on, { after: 9_000, limit: 1_000 }), rows: 9_000 },
  'the last part': { run: (on) => listActsAfter(on, { after: ENTRIES - 10, limit: 1_000 }), rows: 200 },
  'the log': { run: (on) => listEntries(on, { limit: 51, isStaff: false }), rows: 700 },
  'a far page of the log': {
    run: (on) => listEntries(on, { before: 900, limit: 51, isStaff: true }),
    rows: 700,
  },
  'an entry': { run: (on) => findEntry(on, entry), rows: 20 },
  'the appeals that wait': { run: (on) => listAppealed(on, { limit: 50, isStaff: false }), rows: 900 },
  'the queue': { run: (on) => listReported(on, { isStaff: false, limit: 30 }), rows: 4_000 },
  'the posts around': { run: (on) => listContext(on, [5, 500, 5_000]), rows: 3_000 },
  'the reports of a day': { run: (on) => countReportsSince(on, player, now), rows: 100 },
  'closing reports': { run: (on) => closeReports(on, closing), rows: 20 },
  'reopening them': { run: (on) => reopenReports(on, 77), rows: 20 },
  'what was ordered since': { run: (on) => hasLaterAct(on, locked, ['remove_post']), rows: 200 },
  'the lock of both players': { run: (on) => lockConcerned(on, entry, player), rows: 10 },
  'the last post in a slow thread': {
    run: (on) => findLastPostAt(on, { threadId: 1, authorId: 3_000, since: now }),
    rows: 20,
  },
};

/** Without rows the functions fail after they have sent their statements. */
async function countTotals(on: Db) {
  await countActs(on).catch(() => {});
  await countAppeals(on, now).catch(() => {});
}

beforeAll(fillTables);

describe('of 40,000 acts and as many posts', () => {
  test.each(Object.entries(STATEMENTS))('%s is found by an index [FX-06]', async (_, { run, rows }) => {
    const statements = await statementsOf((on) => run(on).catch(() => {}));
    expect(statements).not.toEqual([]);
    for (const statement of statements) {
      const { scanned, rowsRead } = await costOf(db, statement);
      expect(scanned.filter((table) => LARGE_TABLES.includes(table))).toEqual([]);
      expect(rowsRead).toBeLessThan(rows);
    }
  });

  test('the totals of the ledger, which are counted once a minute, read each act once [FX-06]', async () => {
    const [acts, undone, ...others] = await statementsOf(countTotals);
    expect(others).toHaveLength(1);

    expect(await costOf(db, acts as CompiledQuery)).toMatchObject({ rowsRead: ENTRIES });
    const { scanned, rowsRead } = await costOf(db, undone as CompiledQuery);
    expect(scanned).toEqual([]);
    expect(rowsRead).toBeLessThan(3 * (ENTRIES / 100));
    expect(await costOf(db, others[0] as CompiledQuery)).toMatchObject({ rowsRead: ENTRIES / 20 });
  });
});

async function fillTables() {
  const many = sql.lit(ENTRIES);
  for (const statement of [
    sql`insert into player (id, username, name, created_at)
      select id, 'p' || id, 'P', '2015-01-01' from generate_series(1, 20000) id`,
    sql`insert into forum (id, title, subtitle, position, visible_to, threads_by) values
      (4, 'Chat', '', 1, 'everyone', 'everyone'), (23, 'Rota', '', 2, 'staff', 'staff')`,
    sql`insert into forum_thread
        (id, forum_id, title, author_id, post_count, latest_player_id, created_at, latest_at, latest_number)
      select id, case when id % 20 = 0 then 23 else 4 end, 'T', 1 + id % 2900, 1, 1, now(), now(), id
      from generate_series(1, ${many} / 2) id`,
    sql`insert into forum_post (id, thread_id, position, author_id, text, created_at, is_removed)
      select id, id, 0, 1 + id % 2900, 'Hm', now() - id * interval '1 minute', true
      from generate_series(1, ${many} / 2) id`,
    sql`insert into forum_post (id, thread_id, position, author_id, text, created_at)
      select ${many} / 2 + id, 1 + id % 2, id, case when id % 3 = 0 then 3000 else 1 end, 'Hm', now() - interval '2 days'
      from generate_series(1, ${many} / 2) id`,
    sql`insert into moderation_entry
        (id, action, moderator_id, player_id, thread_id, post_id, reason, rule, role, created_at)
      select id, 'remove_post', 1 + id % 20, 1 + id % 2900, 1 + id % (${many} / 2), 1 + id % (${many} / 2),
        'Advertising, for the third time this week.', case when id % 3 = 0 then 'no_spam' else 'be_kind' end,
        case when id % 4 = 0 then 'staff' else 'beekeeper' end, now() - (${many} - id) * interval '20 minutes'
      from generate_series(1, ${many}) id`,
    sql`update moderation_entry set undoes_id = id - 1, action = 'restore_post' where id % 100 = 0`,
    sql`insert into moderation_appeal (entry_id, player_id, words, created_at, due_at, decided_at, decided_by)
      select id, player_id, 'No', created_at, created_at, case when id % 800 <> 0 then now() end, 1
      from moderation_entry where id % 20 = 0`,
    sql`insert into forum_report (post_id, player_id, rule, words, created_at, closed_at, entry_id)
      select id, 1 + id % 2900, 'no_spam', '', now() - id * interval '1 hour',
        case when id % 300 <> 0 then now() end, case when id % 300 <> 0 then id end
      from generate_series(1, ${many} / 2) id`,
    sql`vacuum analyze player, forum_thread, forum_post, forum_report, moderation_entry, moderation_appeal`,
  ])
    await statement.execute(db);
}
