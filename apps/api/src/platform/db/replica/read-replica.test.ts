import { afterEach, expect, onTestFinished, test } from 'vitest';
import { NO_NOTIFICATIONS } from '../../../../test/database.ts';
import { startPair } from '../../../../test/replica-pair.ts';
import { checkServerLogs, serverLog } from '../../../../test/server-logs.ts';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { watchCatalogue } from '../../../features/catalogue/catalogue.public.ts';
import { watchIssuedNumbers } from '../../../features/items/items.public.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';
import { digest } from '../../sessions/digest.ts';
import { connect } from '../db.ts';
import { readsFrom, watchReplica } from './reads.ts';

const KEY = 'key-of-the-site';
afterEach(checkServerLogs);
const TOKEN = 'token-of-ada';

test('visitors and a player who wrote nothing read from a replica; a lagging or lost replica is not used', async () => {
  const { primary, replica, replay } = await startPair();
  const { app, db, reports, clock } = await aServerOn(primary.url, replica.url);
  const nameFor = async (who: 'visitor' | 'player', { secondsLater = 0 } = {}) => {
    clock.now += secondsLater * 1_000;
    const headers = { 'x-wallabee-api-key': KEY, ...(who === 'player' && { 'x-user-token': TOKEN }) };
    return (await app.inject({ url: '/api/users/ada', headers })).json()?.name;
  };
  const rename = (name: string) => db.updateTable('player').set({ name }).execute();

  // The replica is not behind, so reads go to it.
  await expect.poll(() => reports.at(-1)).toBe('The read replica is used.');
  await replay.query('select pg_wal_replay_pause()');
  await rename('Ada Birch');
  expect([await nameFor('visitor'), await nameFor('player')]).toEqual(['Ada Larch', 'Ada Larch']);

  // Rows that the replica does not have yet are read from the primary.
  const place = await db
    .insertInto('place')
    .values({ name: 'Pier', category_id: 1, city: 'Bath', lat: 0, lng: 0, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = await app.inject({ url: `/api/places/${place.id}`, headers: { 'x-wallabee-api-key': KEY } });
  expect(found.statusCode).toBe(200);

  await expect.poll(() => nameFor('visitor', { secondsLater: 1 })).toBe('Ada Birch');
  expect(reports.at(-1)).toBe('The read replica is not used: it is too far behind.');

  await replay.query('select pg_wal_replay_resume()');
  await expect.poll(() => reports.at(-1)).toBe('The read replica is used.');
  await replica.stop();
  await rename('Ada Alder');
  expect(await nameFor('visitor')).toBe('Ada Alder');
  await expect.poll(() => reports.at(-1)).toBe('The read replica is not used: it cannot be reached.');
});

async function aServerOn(primaryUrl: string, replicaUrl: string) {
  const config = readConfig({ NODE_ENV: 'test', WORLD: 'none', WEB_API_KEY: KEY, LOG_LEVEL: 'warn' });
  const db = connect(primaryUrl, 4);
  await fill();
  const reports: string[] = [];
  // The clock stands still, so that a busy machine causes no lag.
  const clock = { now: 0 };
  const watched = watchReplica({
    primary: db,
    replica: connect(replicaUrl, 4, { name: 'wallabee replica reads', statementMs: 5_000 }),
    report: (line) => reports.push(line),
    mostLagMs: 1_500,
    checkEveryMs: 100,
    clock: () => clock.now,
  });
  const app = await createApp({
    config,
    db,
    reads: readsFrom(db, watched),
    catalogue: await watchCatalogue(db, NO_NOTIFICATIONS),
    numbers: await watchIssuedNumbers(db, NO_NOTIFICATIONS),
    notifications: NO_NOTIFICATIONS,
    logTo: serverLog,
  });
  onTestFinished(async () => {
    await app.close();
    await watched.stop();
    await db.destroy();
  });
  return { app, db, reports, clock };

  async function fill() {
    await ensureSiteKey(db, KEY);
    const group = { slug: 'sea', position: 1, name: 'Sea', description: '', icon: 'wave' };
    await db.insertInto('category_group').values(group).execute();
    const lists = { includes: [], excludes: [], subcategories: [] };
    await db
      .insertInto('category')
      .values({ id: 1, slug: 'pier', group_slug: 'sea', name: 'Pier', icon: 'wave', ...lists })
      .execute();
    const { id } = await db
      .insertInto('player')
      .values({ username: 'ada', name: 'Ada Larch' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const expires_at = new Date(Date.now() + 3_600_000);
    await db
      .insertInto('session')
      .values({ token_digest: digest(TOKEN), player_id: id, expires_at })
      .execute();
  }
}
