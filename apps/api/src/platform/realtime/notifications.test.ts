import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { listenForNotifications } from './notifications.ts';

const { db, url } = await createTestDatabase();
const notify = (payload: string) => sql`select pg_notify('hive', ${payload})`.execute(db);

test('what one connection says, the other hears; after a lost connection it says that something may be missing', async () => {
  const notifications = await listenForNotifications(url);
  const heard: string[] = [];
  notifications.on('hive', (payload) => heard.push(payload));
  await vi.waitFor(async () => {
    await notify('first');
    expect(heard).toContain('first');
  });

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wallabee listener' and datname = current_database()`.execute(db);

  await vi.waitFor(() => expect(heard).toContain(''), { timeout: 10_000 });
  await notify('second');
  await vi.waitFor(() => expect(heard).toContain('second'));
  await notifications.stop();
});
