import { readCabinet } from '@wallabee/contract/cabinet/cabinet';
import { changeOwnProfile, readOwnProfile } from '@wallabee/contract/players/own-profile';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startPair } from '../../../../test/replica-pair.ts';
import { checkServerLogs, serverLog } from '../../../../test/server-logs.ts';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { watchCatalogue } from '../../../features/catalogue/catalogue.public.ts';
import { watchIssuedNumbers } from '../../../features/items/items.public.ts';
import { listenForNotifications } from '../../realtime/notifications.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';
import { digest } from '../../sessions/digest.ts';
import { connect, type Db } from '../db.ts';
import { readsFrom, watchReplica } from './reads.ts';
import { findReplayedPosition, getWrittenPosition } from './replica.queries.ts';

const KEY = 'key-of-the-site';
const TOKEN = 'token-of-ada';
afterEach(checkServerLogs);

test('a player reads from the replica, and never what it has not replayed of their own writes', async () => {
  const { first, second, db, replay } = await aSiteOfTwoServers();
  await replay.query('select pg_wal_replay_pause()');
  await nameInTables(db, 'Ada Alder');
  // No notification named this change, so the old name shows that the replica was read.
  expect(await first.ownName()).toBe('Ada Larch');

  await first.rename('Ada Birch');
  expect([await first.ownName(), await second.ownName()]).toEqual(['Ada Birch', 'Ada Birch']);

  await replay.query('select pg_wal_replay_resume()');
  await expect.poll(() => second.readsReplica(), { timeout: 30_000 }).toBe(true);
  expect(await second.ownName()).toBe('Ada Birch');
});

test('a write whose commit the replica lacks is read from the primary, though it has all before it', async () => {
  const { first, second, db, standby, replay } = await aSiteOfTwoServers();
  const commit = await holdCommits(db);

  const renaming = first.rename('Ada Birch');
  await commit.isWaiting();
  await expect.poll(() => hasReplayedAll(db, standby), { timeout: 30_000 }).toBe(true);
  await replay.query('select pg_wal_replay_pause()');
  await commit.release();
  await renaming;

  expect([await first.ownName(), await second.ownName()]).toEqual(['Ada Birch', 'Ada Birch']);
});

test('what a cache loads after an invalidation is never older than the invalidation', async () => {
  const { first, db, replay } = await aSiteOfTwoServers();
  const setMemorial = (is_memorial: boolean) => db.updateTable('player').set({ is_memorial }).execute();
  expect(await first.hasCalendar()).toBe(true);
  await replay.query('select pg_wal_replay_pause()');

  // The calendar of a memorial account is hidden, and the change invalidates the cabinet.
  await setMemorial(true);
  await first.caughtUp();
  expect(await first.hasCalendar()).toBe(false);

  await replay.query('select pg_wal_replay_resume()');
  await first.replayed();
  await replay.query('select pg_wal_replay_pause()');
  await sql`alter table player disable trigger notify_player_changed`.execute(db);
  await setMemorial(false);
  first.pass(A_MINUTE_MS);
  // No invalidation is under way, so the replica is read again.
  expect(await first.hasCalendar()).toBe(false);
});

test('an event says that there is something to fetch once the replica has it', async () => {
  const { first, replay, db } = await aSiteOfTwoServers();
  const heard = await first.listen();
  await replay.query('select pg_wal_replay_pause()');

  await sql`select pg_notify('bell_events', ${JSON.stringify({ player_id: first.playerId })})`.execute(db);
  await nameInTables(db, 'Ada Alder');
  await first.caughtUp();
  expect(heard()).not.toContain('event: bell');

  await replay.query('select pg_wal_replay_resume()');
  await expect.poll(heard, { timeout: 30_000 }).toContain('event: bell');
});

const A_MINUTE_MS = 60_000;

async function aSiteOfTwoServers() {
  const { primary, replica, replay } = await startPair();
  const db = connect(primary.url, 4);
  const standby = connect(replica.url, 2);
  onTestFinished(() => db.destroy());
  onTestFinished(() => standby.destroy());
  const playerId = await fill(db);
  const servers = [
    await aServer(primary.url, replica.url, playerId),
    await aServer(primary.url, replica.url, playerId),
  ] as const;
  for (const server of servers) await expect.poll(server.readsReplica, { timeout: 30_000 }).toBe(true);
  return { first: servers[0], second: servers[1], db, standby, replay };
}

async function aServer(primaryUrl: string, replicaUrl: string, playerId: number) {
  const db = connect(primaryUrl, 4);
  // Wall time stands still, so that a paused replica is not too far behind.
  const watched = watchReplica({
    primary: db,
    replica: connect(replicaUrl, 4),
    report: () => {},
    checkEveryMs: 100,
    clock: () => 0,
  });
  const reads = readsFrom(db, watched);
  const notifications = await listenForNotifications(primaryUrl, { replayed: watched.replayed });
  const times = { monotonic: 0 };
  const app = await createApp({
    config: readConfig({ NODE_ENV: 'test', WORLD: 'none', WEB_API_KEY: KEY, LOG_LEVEL: 'warn' }),
    db,
    reads,
    catalogue: await watchCatalogue(db, notifications),
    numbers: await watchIssuedNumbers(db, notifications),
    notifications,
    clock: () => times.monotonic,
    mostEventLoopDelayMs: Number.POSITIVE_INFINITY,
    logTo: serverLog,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await notifications.settled();
  onTestFinished(async () => {
    await app.close();
    await notifications.stop();
    await watched.stop();
    await db.destroy();
  });

  const headers = { 'x-wallabee-api-key': KEY, 'x-user-token': TOKEN };
  const get = async (path: string, as: Record<string, string>) =>
    (await app.inject({ url: `/api${path}`, headers: as })).json();
  return {
    playerId,
    caughtUp: notifications.caughtUp,
    replayed: watched.replayed,
    pass: (ms: number) => {
      times.monotonic += ms;
    },
    readsReplica: async () => {
      const player = await db.selectFrom('player').select('write_position').executeTakeFirstOrThrow();
      return watched.find(player.write_position ?? 0) !== undefined;
    },
    ownName: async () => (await get(readOwnProfile.path, headers)).name,
    async hasCalendar() {
      const path = readCabinet.path.replace(':player', String(playerId));
      return (await get(path, { 'x-wallabee-api-key': KEY })).calendar !== null;
    },
    async rename(name: string) {
      const response = await app.inject({
        method: 'POST',
        url: `/api${changeOwnProfile.path}`,
        headers,
        payload: { name },
      });
      expect(response.statusCode, response.body).toBe(200);
    },
    async listen() {
      const response = await fetch(`${url}/api/events?kinds=bell`, { headers });
      let text = '';
      void (async () => {
        const decoder = new TextDecoder();
        for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
      })().catch(() => {});
      return () => text;
    },
  };
}

async function fill(db: Db): Promise<number> {
  await ensureSiteKey(db, KEY);
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
  return id;
}

async function nameInTables(db: Db, name: string) {
  await db.updateTable('player').set({ name }).execute();
}

async function hasReplayedAll(db: Db, standby: Db): Promise<boolean> {
  const written = await getWrittenPosition(db);
  return ((await findReplayedPosition(standby)) ?? 0) >= written;
}

/** A transaction that changes a name waits before its commit record is written, with everything before it written. */
async function holdCommits(db: Db) {
  await sql`
    create function wait_at_commit() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return null; end $$;`.execute(db);
  await sql`
    create constraint trigger wait_at_commit after update on player deferrable initially deferred
    for each row execute function wait_at_commit()`.execute(db);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const holding = db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(trx);
    isLocked();
    await held;
  });
  await locked;
  return {
    isWaiting: () =>
      expect
        .poll(
          async () =>
            (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows
              .length,
          { timeout: 30_000 },
        )
        .toBeGreaterThan(0),
    async release() {
      release();
      await holding;
    },
  };
}
