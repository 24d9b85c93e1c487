import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openBlackHole } from '../../../test/processes/black-hole.ts';
import { listenForNotifications } from './notifications.ts';

const { db, url } = await createTestDatabase();
const notify = (payload: string) => sql`select pg_notify('hive', ${payload})`.execute(db);

test('a notification reaches other connections; after a lost connection the payload is empty', async () => {
  const notifications = await listenForNotifications(url);
  const received: string[] = [];
  notifications.on('hive', (payload) => received.push(payload));
  await notifications.settled();
  await notify('first');
  await expect.poll(() => received).toContain('first');

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wallabee listener' and datname = current_database()`.execute(db);

  await expect.poll(() => received).toContain('');
  await notify('second');
  await expect.poll(() => received).toContain('second');
  await notifications.stop();
});

test('a stalled connection is detected and replaced', async () => {
  const hole = await openBlackHole(url);
  const notifications = await listenForNotifications(hole.url, { checkEveryMs: 100, mostMs: 300 });
  const received: string[] = [];
  notifications.on('hive', (payload) => received.push(payload));
  await notifications.settled();

  hole.swallow();
  await notify('swallowed');
  await expect.poll(hole.clients).toBe(0);
  hole.heal();

  await expect.poll(() => received).toContain('');
  await notify('second');
  await expect.poll(() => received).toContain('second');
  await notifications.stop();
});

test('a connection that opens after the stop is closed again', async () => {
  const proxy = await openBlackHole(url);
  const notifications = await listenForNotifications(proxy.url);
  proxy.hold();
  proxy.heal();
  await expect.poll(proxy.isHolding).toBe(true);

  await notifications.stop();
  proxy.release();

  await expect.poll(proxy.clients).toBe(0);
});

test('caught up, every handler has run for what was committed before, also by calls at the same time', async () => {
  const notifications = await listenForNotifications(url);
  const seen = new Set<string>();
  notifications.on('hive', (payload) => seen.add(payload));
  await notifications.settled();

  for (let turn = 0; turn < 50; turn += 1) {
    await notify(`one ${turn}`);
    const first = notifications.caughtUp();
    await notify(`other ${turn}`);
    await Promise.all([first.then(() => expect(seen).toContain(`one ${turn}`)), notifications.caughtUp()]);
    expect(seen).toContain(`other ${turn}`);
  }
  await notifications.stop();
});

test('without a connection, catching up means that anything may have changed', async () => {
  const notifications = await listenForNotifications(url);
  const payloads: string[] = [];
  notifications.on('hive', (payload) => payloads.push(payload));
  await notifications.stop();

  await notifications.caughtUp();

  expect(payloads).toEqual(['']);
});
