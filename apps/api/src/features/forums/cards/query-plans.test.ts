import { ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillWithItems } from '../../../../test/builders/many-items.ts';
import { costOf, statementsOf } from '../../../../test/checks/query-plans.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { readCards } from '../../living-text/living-text.public.ts';
import { listMentioned, textsOfPage, textsOfThread } from './thread-cards.queries.ts';

const { db } = await createTestDatabase(2);
const POSTS = 20_000;
const LARGE_TABLES = ['living_card', 'forum_post', 'forum_thread', 'item', 'player', 'market_listing'];
const threadId = ThreadId.parse(1);
const small = ThreadId.parse(70);
const LAST_PAGE = POSTS / 20 - 1;

/** Without rows nothing of these is used. */
const services = { catalogue: {} as never, now: () => new Date() };
const cardsOf = (texts: Parameters<typeof readCards>[2]['texts'], onlyOwn = false) => {
  return (on: Db) => readCards(on, services, { kind: 'post', texts, onlyOwn });
};

beforeAll(fillTables);

describe('of 60,000 cards', () => {
  test.each<[string, (on: Db) => Promise<unknown>, number]>([
    ['those of the first page', cardsOf(textsOfPage({ threadId, page: 0 })), 500],
    ['those of the last page', cardsOf(textsOfPage({ threadId, page: LAST_PAGE })), 500],
    ['those of a small thread', cardsOf(textsOfThread(small), true), 100],
    ['those of a long trade', cardsOf(textsOfThread(threadId), true), 3 * POSTS],
    ['the players whom a page mentions', (on) => listMentioned(on, { threadId, page: LAST_PAGE }), 500],
  ])('%s are found by an index [FX-03]', async (_, run, rows) => {
    const [statement, ...others] = await statementsOf(run);
    expect(others).toEqual([]);

    const { scanned, rowsRead } = await costOf(db, statement as never);
    expect(scanned.filter((table) => LARGE_TABLES.includes(table))).toEqual([]);
    expect(rowsRead).toBeLessThan(rows);
  });
});

async function fillTables() {
  await fillWithItems(db);
  const many = sql.lit(POSTS);
  for (const statement of [
    sql`insert into forum (id, title, subtitle, position, visible_to, threads_by)
      values (3, 'Trades', '', 1, 'everyone', 'everyone')`,
    sql`insert into forum_thread
        (id, forum_id, title, author_id, post_count, latest_player_id, created_at, latest_at, latest_number)
      select id, 3, 'T', 1 + id % 2900, 1, 1, now(), now(), id from generate_series(1, ${many}) id`,
    sql`insert into forum_post (id, thread_id, position, author_id, text, created_at)
      select id, id, 0, 1 + id % 2900, 'For @p' || 1 + id % 2900, now() from generate_series(1, ${many}) id`,
    sql`insert into forum_post (id, thread_id, position, author_id, text, created_at)
      select ${many} + id, 1, id, 1 + id % 2900, 'For @p' || 1 + id % 2900, now()
      from generate_series(1, ${many} - 1) id`,
    sql`insert into living_card (text_kind, text_id, words, item_type_id, item_id, was_own)
      select 'post', id, 'Number', 1 + id % 400, 1 + id, id % 2 = 0 from generate_series(1, 2 * ${many} - 1) id`,
    sql`insert into living_card (text_kind, text_id, words, item_type_id, was_own)
      select 'post', id, 'Type', 1 + id % 400, id % 2 = 0 from generate_series(${many}, 2 * ${many} - 1) id`,
    sql`vacuum analyze living_card, forum_post, forum_thread`,
  ])
    await statement.execute(db);
}
