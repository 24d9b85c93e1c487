import { LedgerAct } from '@wallabee/contract/forums/ledger';
import { totalsOf } from '@wallabee/contract/forums/ledger-totals';
import { expect, test } from 'vitest';
import { ledgerLines, readLedgerOf } from '../../features/forums/moderation/ledger.service.ts';
import { createLiveWorld } from '../../features/live/live-world.fixture.ts';
import { readsFrom } from '../../platform/db/replica/reads.ts';

const { db } = await createLiveWorld();

test('a loaded world has a ledger whose totals recompute from its file [FX-06]', async () => {
  const { totals, as_of } = await readLedgerOf(db, new Date());
  let file = '';
  for await (const lines of ledgerLines(readsFrom(db))) file += lines;
  const acts = file
    .trim()
    .split('\n')
    .map((line) => LedgerAct.parse(JSON.parse(line)));

  expect(totals).toEqual(totalsOf(acts, new Date(as_of)));
  expect(totals.by_act.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['close_thread', 'remove_post', 'take_right']),
  );
  expect(totals.appeals).toMatchObject({ overdue: 0 });
  expect(totals.appeals.made).toBeGreaterThan(0);
  expect(totals.appeals.decided).toBe(totals.appeals.made);
});

test('its acts agree with the threads, posts and players [FX-06]', async () => {
  const entries = await db.selectFrom('moderation_entry').selectAll().execute();
  const idsOf = (action: string, id: 'thread_id' | 'post_id' | 'player_id') =>
    entries.flatMap((entry) => (entry.action === action ? (entry[id] ?? []) : [])).sort((a, b) => a - b);
  const restored = new Set(idsOf('restore_post', 'post_id'));
  const ids = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id);

  const closed = db.selectFrom('forum_thread').select('id').where('is_closed', '=', true).orderBy('id');
  const removed = db.selectFrom('forum_post').select('id').where('is_removed', '=', true).orderBy('id');
  const silenced = db.selectFrom('player').select('id').where('has_forums_right', '=', false).orderBy('id');

  expect(idsOf('close_thread', 'thread_id')).toEqual(await ids(closed.execute()));
  expect(idsOf('remove_post', 'post_id').filter((id) => !restored.has(id))).toEqual(
    await ids(removed.execute()),
  );
  expect(idsOf('take_right', 'player_id')).toEqual(await ids(silenced.execute()));
});

test('the next act has the next id [FX-06]', async () => {
  const { id: last } = await db
    .selectFrom('moderation_entry')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const player = await db.selectFrom('player').select('id').executeTakeFirstOrThrow();
  const next = await db
    .insertInto('moderation_entry')
    .values({
      action: 'give_right',
      moderator_id: player.id,
      player_id: player.id,
      reason: '',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  expect(next.id).toBe(last + 1);
});
