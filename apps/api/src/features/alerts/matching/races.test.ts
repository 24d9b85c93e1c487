import { once } from 'node:events';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWorker } from '../../../../test/builders/alert-worker.ts';
import { logEvents, type TestEvent } from '../../../../test/builders/logged-events.ts';
import { aScene, type Scene, YETI } from '../../../../test/builders/search-scene.ts';
import { cleanUp } from '../../../../test/clean-up.ts';
import { runBundled } from '../../../../test/processes/bundled-child.ts';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const { db, clock, url } = world;
const one = await openWorker(db, url, () => clock.now);
const other = await openWorker(db, url, () => clock.now);
cleanUp(() => Promise.all([one.notifications.stop(), other.notifications.stop()]));

const NUMBERS = 600;
const ALERTS = 20;

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

async function expectEachRungOnce() {
  const { rows } = await sql<Record<'unmatched' | 'notifications' | 'stored' | 'counted', number>>`
    select (select count(*) from event_log where matched_at is null) as unmatched,
      (select count(*) from notification) as notifications,
      (select count(*) from alert_match) as stored,
      (select sum(matches) from alert) as counted`.execute(db);
  const all = NUMBERS * ALERTS;
  expect(rows[0]).toEqual({ unmatched: 0, notifications: all, stored: all, counted: all });
}

describe('many events [AL-01]', () => {
  test('ring each alert once for each number with two workers', async () => {
    const events = manyEvents();
    for (let start = 0; start < events.length; start += 600)
      await logEvents(db, events.slice(start, start + 600), clock.now);

    await Promise.all([one.worker.workOff(), other.worker.workOff()]);
    await one.worker.workOff();

    await expectEachRungOnce();
  });

  test('are neither lost nor repeated when a worker is killed in the middle', async () => {
    await logEvents(db, manyEvents(), clock.now);

    const { signal } = await runBundled(
      { contents: WORKER, folder: import.meta.dirname, args: [url, String(clock.now.getTime())] },
      (child) => {
        // The first transactions are committed, and the next is in progress.
        if (child.stdout) void once(child.stdout, 'data').then(() => child.kill('SIGKILL'));
      },
    );
    expect(signal).toBe('SIGKILL');
    await vi.waitFor(async () => expect(await countWorkers()).toBe(0), { timeout: 20_000 });
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from event_log where matched_at is null`.execute(db);
    expect(rows[0]?.left).toBeGreaterThan(0);

    await one.worker.workOff();

    await expectEachRungOnce();
  });
});

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

/** PostgreSQL ends the transaction of a killed client a moment later. */
async function countWorkers(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'alert worker'`.execute(db);
  return rows[0]?.count ?? 0;
}
