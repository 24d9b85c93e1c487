import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { openBlackHole } from '../../../../test/processes/black-hole.ts';
import { becomeSoleHolder } from './sole-holder.ts';

const { db, url } = await createTestDatabase();
const options = { url, lock: 77, askEveryMs: 20 };

test('of several processes one holds the lock; when it stops, another does', async () => {
  const holders = [1, 2, 3].map(() => becomeSoleHolder(options));
  const ours = () => holders.filter(({ isOurs }) => isOurs());
  await expect.poll(ours).toHaveLength(1);
  const [first] = ours();

  await first?.stop();
  holders.splice(holders.indexOf(first as never), 1);

  await expect.poll(ours).toHaveLength(1);
  await Promise.all(holders.map(({ stop }) => stop()));
});

test('whoever loses the connection loses the lock, and may get it back', async () => {
  const holder = becomeSoleHolder({ ...options, askEveryMs: 200 });
  await expect.poll(holder.isOurs).toBe(true);

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wallabee sole holder' and datname = current_database()`.execute(db);

  await expect.poll(holder.isOurs).toBe(false);
  await expect.poll(holder.isOurs).toBe(true);
  await holder.stop();
});

test('whoever is cut off without a word no longer counts as the holder', async () => {
  const hole = await openBlackHole(url);
  const holder = becomeSoleHolder({ ...options, url: hole.url, lock: 78, mostMs: 300 });
  await expect.poll(holder.isOurs).toBe(true);

  hole.swallow();

  await expect.poll(holder.isOurs).toBe(false);
  hole.heal();
  await expect.poll(holder.isOurs).toBe(true);
  await holder.stop();
});
