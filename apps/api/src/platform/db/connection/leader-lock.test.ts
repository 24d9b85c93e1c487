import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { openBlackHole } from '../../../../test/processes/black-hole.ts';
import { openLeaderLock } from './leader-lock.ts';

const { db, url } = await createTestDatabase();
const options = { url, lock: 77, checkEveryMs: 20 };

test('one of several processes is the leader; when it stops, another takes over', async () => {
  const locks = [1, 2, 3].map(() => openLeaderLock(options));
  const leaders = () => locks.filter(({ isLeader }) => isLeader());
  await expect.poll(leaders).toHaveLength(1);
  const [first] = leaders();

  await first?.stop();
  locks.splice(locks.indexOf(first as never), 1);

  await expect.poll(leaders).toHaveLength(1);
  await Promise.all(locks.map(({ stop }) => stop()));
});

test('a lost connection loses the lock, which can be acquired again', async () => {
  const lock = openLeaderLock({ ...options, checkEveryMs: 200 });
  await expect.poll(lock.isLeader).toBe(true);

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wallabee leader lock' and datname = current_database()`.execute(db);

  await expect.poll(lock.isLeader).toBe(false);
  await expect.poll(lock.isLeader).toBe(true);
  await lock.stop();
});

test('a stalled connection loses the leadership', async () => {
  const hole = await openBlackHole(url);
  const lock = openLeaderLock({ ...options, url: hole.url, lock: 78, mostMs: 300 });
  await expect.poll(lock.isLeader).toBe(true);

  hole.swallow();

  await expect.poll(lock.isLeader).toBe(false);
  hole.heal();
  await expect.poll(lock.isLeader).toBe(true);
  await lock.stop();
});
