import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWorker } from '../../../../test/builders/alert-worker.ts';
import { logEvents, type TestEvent } from '../../../../test/builders/logged-events.ts';
import { aScene, type Scene, YETI } from '../../../../test/builders/search-scene.ts';
import { cleanUp } from '../../../../test/clean-up.ts';
import { runBundled } from '../../../../test/processes/bundled-child.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { connect } from '../../../platform/db/db.ts';

const world = await createTestWorld();
const { db, clock, url } = world;
const one = await openWorker(db, url, () => clock.now);
const other = await openWorker(db, url, () => clock.now);
// One connection, because it holds a lock.
const holder = connect(url, 1);
cleanUp(() => Promise.all([one.notifications.stop(), other.notifications.stop(), holder.destroy()]));

// No alert reaches its limit of an hour, and the matches fill several transactions.
const NUMBERS = 30;
const ALERTS = 200;

let scene: Scene;
beforeEach(async () => {
  scene = await aScene(world);
  await db.updateTable('player').set({ password_hash: 'x' }).execute();
  const alert = { player_id: scene.ada.id, subject: 'numbers', query: 'yeti', name: 'Mine', by_site: true };
  await db
    .insertInto('alert')
    .values(
      Array.from({ length: ALERTS }, () => ({
        ...alert,
        by_push: false,
        by_feed: false,
        created_at: clock.now,
      })),
    )
    .execute();
  await db
    .insertInto('alert')
    .values({
      ...alert,
      subject: 'player',
      query: '',
      about_id: scene.ben.id,
      by_push: false,
      by_feed: false,
      created_at: clock.now,
    })
    .execute();
  for (const { notifications, catalogue, numbers } of [one, other]) {
    await notifications.caughtUp();
    await catalogue.reload();
    await numbers.reload();
  }
});

/** Each number moves three times. */
function manyEvents(): TestEvent[] {
  return Array.from({ length: NUMBERS * 3 }, (_, nth) => ({
    kind: 'market',
    item_id: 10_000 + (nth % NUMBERS),
    facts: { item_type_id: YETI, number: 1 + (nth % NUMBERS), price: nth, owner_id: scene.ben.id } as never,
    player_ids: [scene.ben.id],
  }));
}

async function tally() {
  const { rows } = await sql<Record<'matched' | 'notifications' | 'stored' | 'counted', number>>`
    select (select count(*) from event_log where matched_at is not null) as matched,
      (select count(*) from notification) as notifications,
      (select count(*) from alert_match) as stored,
      (select sum(matches) from alert) as counted`.execute(db);
  return rows[0];
}

const NOTHING = { matched: 0, notifications: 0, stored: 0, counted: 0 };

async function expectEachRungOnce() {
  const matched = NUMBERS * 3;
  const stored = NUMBERS * ALERTS;
  // The alert about the player rings for every event.
  const all = stored + matched;
  expect(await tally()).toEqual({ matched, notifications: all, stored, counted: all });
}

describe('many events [AL-01]', () => {
  test('ring each alert once for each number with two workers', async () => {
    const events = manyEvents();
    for (let start = 0; start < events.length; start += NUMBERS)
      await logEvents(db, events.slice(start, start + NUMBERS), clock.now);

    await Promise.all([one.worker.workOff(), other.worker.workOff()]);
    await one.worker.workOff();

    await expectEachRungOnce();
  });

  test('are neither lost nor repeated when a worker is killed in the middle', async () => {
    await logEvents(db, manyEvents(), clock.now);

    await killWorker(({ stdout }) => stdout && once(stdout, 'data'));
    // The first transactions are committed, and the next was in progress.
    const { matched } = (await tally()) ?? NOTHING;
    expect(matched).toBeLessThan(NUMBERS * 3);
    await one.worker.workOff();

    await expectEachRungOnce();
  });

  test.each(['alert_match', 'notification', 'alert', 'event_log'])(
    'leave nothing behind of a worker that is killed while it writes to %s',
    async (table) => {
      await logEvents(db, manyEvents(), clock.now);

      await holdWrites(table, () => killWorker(untilHeld));
      expect(await tally()).toEqual(NOTHING);
      await one.worker.workOff();

      await expectEachRungOnce();
    },
  );
});

async function killWorker(moment: (child: ChildProcess) => unknown) {
  const { signal } = await runBundled(
    { contents: WORKER, folder: import.meta.dirname, args: [url, String(clock.now.getTime())] },
    async (child) => {
      await Promise.resolve(moment(child)).finally(() => child.kill('SIGKILL'));
    },
  );
  expect(signal).toBe('SIGKILL');
  await sql`select pg_advisory_unlock_all()`.execute(holder);
  // PostgreSQL ends the transaction of a killed client a moment later.
  await vi.waitFor(async () => expect(await countWorkers()).toBe(0), { timeout: 120_000 });
}

/** Whatever writes to the table waits in the middle of its transaction. */
async function holdWrites(table: string, work: () => Promise<void>) {
  await sql`create or replace function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${sql.lit(LOCK)}); return null; end $$`.execute(db);
  await sql`create trigger held before insert or update on ${sql.table(table)}
    for each statement execute function wait_for_test()`.execute(db);
  await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(holder);
  await work();
  await sql`drop trigger held on ${sql.table(table)}`.execute(db);
}

const LOCK = 24;

async function untilHeld() {
  await vi.waitFor(async () => expect(await countWorkers(sql`and wait_event = 'advisory'`)).toBe(1), {
    timeout: 120_000,
  });
}

const WORKER = `
  import { connect } from '../../../platform/db/db.ts';
  import { countUnmatched } from './events.queries.ts';
  import { openWorker } from '../../../../test/builders/alert-worker.ts';

  const [url = '', now = ''] = process.argv.slice(2);
  const db = connect(url, 5, { name: 'alert worker' });
  const { worker } = await openWorker(db, url, () => new Date(Number(now)));
  const all = await countUnmatched(db);
  setInterval(async () => {
    if ((await countUnmatched(db)) < all) process.stdout.write('matched ');
  }, 1);
  await worker.workOff();
  setInterval(() => {}, 1_000);
`;

async function countWorkers(more = sql``): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'alert worker' ${more}`.execute(db);
  return rows[0]?.count ?? 0;
}
