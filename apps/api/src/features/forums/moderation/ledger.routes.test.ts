import { withdrawPost } from '@wallabee/contract/forums/editing';
import { Ledger, LedgerAct } from '@wallabee/contract/forums/ledger';
import { totalsOf } from '@wallabee/contract/forums/ledger-totals';
import { changeForumsRight } from '@wallabee/contract/forums/moderation';
import { closeThread } from '@wallabee/contract/forums/posting';
import type { AppealId, ForumId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { readLedgerOf } from './ledger.service.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost } = forumBuilders(world.db, world.aPlayer);
const calls = moderationCalls(world);
const { aScene, remove, latest } = calls;

const open = (path: string) => world.app.inject({ url: `/api${path}` });
const acts = async () => {
  const { body, statusCode } = await open('/forum/ledger.ndjson');
  expect(statusCode).toBe(200);
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => LedgerAct.parse(JSON.parse(line)));
};

describe('the open ledger', () => {
  test('has totals that anybody can recompute from its file [FX-06]', async () => {
    const { author, bo, keeper, second, staff, threadId, postId } = await aScene();
    await aForum({ id: 12 });
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const hidden = await aThread({ forum_id: 23, author_id: staff.id });
    await calls.report(bo, postId);
    await remove(keeper, postId, 'be_kind');
    await calls.appeal(author, await latest(keeper));
    const [waiting] = await calls.appeals(second);
    await calls.letPass(5);
    await calls.decide(second, waiting?.entry.appeal?.id as AppealId, true);
    await calls.pin(staff, hidden);
    await calls.slow(keeper, threadId, 60);
    await calls.undo(keeper, await latest(keeper));
    await calls.move(keeper, threadId, 12 as ForumId);
    await calls.letPass(40 * 24);
    const body = { has_forums_right: false, reason: 'Soup', rule: 'no_cheating' } as const;
    await world.call(changeForumsRight, { as: keeper, params: { playerId: author.id }, body });
    await calls.appeal(author, await latest(keeper));
    await world.call(closeThread, { as: bo, params: { threadId } });
    await calls.letPass(80);

    const ledger = await readLedgerOf(world.db, world.clock.now);
    const lines = await acts();

    expect(ledger.totals).toEqual(totalsOf(lines, new Date(ledger.as_of)));
    expect(ledger.totals).toMatchObject({
      acts: 7,
      undone: 2,
      appeals: { made: 2, decided: 1, upheld: 1, overdue: 1, median_hours: 5 },
    });
    expect(ledger.totals.by_month).toHaveLength(2);
    expect(ledger.latest).toEqual(lines.toReversed());
  });

  test('needs neither key nor login and names no player [FX-06]', async () => {
    const { author, keeper, threadId } = await aScene();
    const text = 'Buy it from @ada_larch now';
    const postId = await aPost({ thread_id: threadId, author_id: author.id, text });
    await remove(keeper, postId);

    const page = await open('/forum/ledger');
    const file = await open('/forum/ledger.ndjson');

    expect(Ledger.parse(page.json()).latest[0]).toMatchObject({
      act: 'remove_post',
      role: 'beekeeper',
      rule: 'no_spam',
      forum_id: 4,
      thread_id: threadId,
      text: 'Buy it from @… now',
    });
    for (const { body } of [page, file]) {
      expect(body).not.toMatch(/Ada Larch|Kit Keeper|ada_larch|Soup again/);
      expect(body).not.toContain(author.username);
    }
    expect(file.headers['content-type']).toContain('application/x-ndjson');
  });

  test.each(['be_kind', 'no_cheating', 'no_personal_data', 'other'] as const)(
    'does not show the text removed by %s [FX-06]',
    async (rule) => {
      const { keeper, postId } = await aScene();
      await remove(keeper, postId, rule);

      expect((await acts())[0]).toMatchObject({ rule, text: null, forum_id: 4 });
    },
  );

  test('does not show a text that was removed again because of personal data [FX-06]', async () => {
    const { keeper, postId } = await aScene();
    await remove(keeper, postId);
    await calls.undo(keeper, await calls.latest(keeper));
    await remove(keeper, postId, 'no_personal_data');

    expect((await acts()).map(({ text }) => text)).toEqual([null, null, null]);
  });

  test('does not show a text that its author deleted [FX-06]', async () => {
    const { author, bo, keeper, postId } = await aScene();
    await calls.report(bo, postId);
    await world.call(withdrawPost, { as: author, params: { postId } });
    await remove(keeper, postId);

    expect(await acts()).toMatchObject([{ act: 'remove_post', rule: 'no_spam', text: null }]);
  });

  test('has a file of any length, from which its totals follow [FX-06]', async () => {
    const { author, keeper } = await aScene();
    await sql`
      insert into moderation_entry (action, moderator_id, player_id, reason, rule, role, created_at)
      select case when n % 3 = 0 then 'take_right' else 'remove_post' end, ${keeper.id}, ${author.id}, '',
        case when n % 5 = 0 then 'no_spam' else 'be_kind' end,
        case when n % 50 = 0 then 'player' when n % 7 = 0 then 'staff' else 'beekeeper' end,
        ${world.clock.now}::timestamptz - n * interval '1 day'
      from generate_series(1, 2100) n`.execute(world.db);
    await sql`
      insert into moderation_appeal
        (entry_id, player_id, words, created_at, due_at, decided_at, decided_by, is_upheld)
      select id, player_id, '', created_at, created_at + interval '72 hours',
        case when id % 4 <> 0 then created_at + id % 97 * interval '37 minutes' end, moderator_id,
        case when id % 4 <> 0 then id % 3 = 0 end
      from moderation_entry where id % 11 = 0 and role <> 'player'`.execute(world.db);

    const lines = await acts();
    const { totals } = await readLedgerOf(world.db, world.clock.now);

    expect(new Set(lines.map(({ id }) => id)).size).toBe(2_100 - 42);
    expect(lines).toHaveLength(2_100 - 42);
    expect(totals).toEqual(totalsOf(lines, world.clock.now));
    expect(totals.appeals.overdue).toBeGreaterThan(0);
  });

  test('has acts in hidden forums without forum, thread and text [FX-06]', async () => {
    const { staff } = await aScene();
    const hidden = await aForum({ id: 23, visible_to: 'keepers', threads_by: 'keepers' });
    const threadId = await aThread({ forum_id: hidden, author_id: staff.id, texts: [] });
    const postId = await aPost({ thread_id: threadId, author_id: staff.id, text: 'Whom to warn' });
    await remove(staff, postId);

    expect(await acts()).toMatchObject([
      { act: 'remove_post', rule: 'no_spam', role: 'staff', forum_id: null, thread_id: null, text: null },
    ]);
  });

  test('does not show a text that was removed in a hidden forum, after its thread has moved [FX-06]', async () => {
    const { staff, forumId } = await aScene();
    const hidden = await aForum({ id: 23, visible_to: 'keepers', threads_by: 'keepers' });
    const threadId = await aThread({ forum_id: hidden, author_id: staff.id, texts: ['Rota'] });
    const postId = await aPost({ thread_id: threadId, author_id: staff.id, text: 'Whom to warn' });
    await remove(staff, postId);
    await calls.move(staff, threadId, forumId);

    expect(await acts()).toMatchObject([{ act: 'remove_post', text: null }, { act: 'move_thread' }]);
  });

  test('does not say which thread has the post whose reports were dismissed [FX-06]', async () => {
    const { bo, keeper, postId } = await aScene();
    await calls.report(bo, postId);
    await calls.dismiss(keeper, postId);
    await calls.undo(keeper, await latest(keeper));

    const dismissed = { act: 'dismiss_reports', forum_id: null, thread_id: null };
    expect(await acts()).toMatchObject([dismissed, dismissed]);
  });

  test('leaves out that players close their own threads', async () => {
    const { author, threadId } = await aScene();
    await world.call(closeThread, { as: author, params: { threadId } });

    expect(await acts()).toEqual([]);
  });
});
