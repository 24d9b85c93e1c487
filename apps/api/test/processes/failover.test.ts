import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectAsAdministrator } from '@wallabee/bundled-postgres/session';
import { aDataFolder, startSite } from '@wallabee/bundled-postgres/site-process.fixture';
import { afterAll, expect, test } from 'vitest';
import { connect, type Db } from '../../src/platform/db/db.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { migrationsFolder } from '../../src/platform/process/folders.ts';
import { digest } from '../../src/platform/sessions/digest.ts';
import { runCleanUp } from '../clean-up.ts';
import { socketsOf, startStandbyOf } from '../replica-pair.ts';
import { installServer, type ServerProcess, startProcess } from './server-process.ts';
import { openSwitch } from './tcp-switch.ts';

const KEY = 'key-of-the-site';
const OUTAGE_MS = 2_000;
const WRITES_AFTER = 20;
afterAll(runCleanUp);

interface Player {
  id: number;
  username: string;
  token: string;
}

test('a primary that dies under load is replaced: no acknowledged write is lost, reads go on, no process restarts [HA-01]', async () => {
  const primary = await aSynchronousPrimary();
  const standby = await aStandbyOf(primary);
  await migrate(primary.url, migrationsFolder);
  const players = await somePlayers(primary.url);
  const toPrimary = await openSwitch(primary.sockets);
  const toReplica = await openSwitch(standby.sockets);
  const servers = await startServers(toPrimary.url, toReplica.url);
  const load = startLoad(servers, players);
  await load.untilWritten();

  await primary.die();
  toPrimary.lead(undefined);
  await sleep(OUTAGE_MS);
  await standby.promote();
  toPrimary.lead(standby.sockets);
  await load.untilWritten();
  // There is no other standby to lead to, so it stays until the circuit of the primary is closed.
  toReplica.lead(undefined);
  const { acknowledged, writes, reads } = await load.stop();

  expect(servers.map((server) => server.hasEnded())).toEqual([false, false]);
  expect([...new Set(reads)]).toEqual([200]);
  expect([...new Set(writes)].sort()).toEqual([200, 503]);
  const stored = await messagesIn(standby.url);
  expect(acknowledged.filter((text) => stored.filter((other) => other === text).length !== 1)).toEqual([]);
  for (const server of servers) await server.stop();
});

/** A commit waits until a standby has it. */
async function aSynchronousPrimary() {
  const dataDir = await aDataFolder();
  const site = await startSite({ dataDir, settings: { fsync: 'off', synchronous_standby_names: '*' } });
  const { url = '', pid = 0 } = await site.answer;
  return {
    url,
    sockets: socketsOf({ url }),
    /** Its launcher, which would start it again, dies first. */
    async die() {
      await site.end('SIGKILL');
      process.kill(pid, 'SIGKILL');
    },
  };
}

async function aStandbyOf(primary: { sockets: string }) {
  const { url } = await startStandbyOf(primary.sockets);
  const sockets = socketsOf({ url });
  return {
    url,
    sockets,
    async promote() {
      const administrator = await connectAsAdministrator(sockets);
      await administrator.query('select pg_promote()');
      await administrator.end();
    },
  };
}

async function startServers(primaryUrl: string, replicaUrl: string): Promise<ServerProcess[]> {
  const folder = await installServer();
  const environment = {
    DATABASE_URL: primaryUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    DATABASE_CONNECTIONS: '6',
    WEB_API_KEY: KEY,
  };
  const options = { folder, environment, expectedErrors: [/./] };
  const servers = [await startProcess(options), await startProcess(options)];
  for (const server of servers) {
    await server.until('ready http');
    await server.until('The read replica is used.');
  }
  return servers;
}

function startLoad(servers: ServerProcess[], players: Player[]) {
  const acknowledged: string[] = [];
  const writes: number[] = [];
  const reads: number[] = [];
  const writtenAt = servers.map(() => 0);
  let isOver = false;
  const loops = servers.flatMap((server, place) => [
    repeat(server, place, write),
    repeat(server, place, read),
  ]);

  async function repeat(server: ServerProcess, place: number, step: typeof write) {
    for (let turn = 0; !isOver; turn += 1) {
      const player = players[turn % players.length] as Player;
      await step(server, { player, place, turn });
    }
  }

  async function write({ port }: ServerProcess, { player, place, turn }: Turn): Promise<void> {
    const text = `${place} writes ${turn}`;
    const friend = players[(players.indexOf(player) + 1) % players.length] as Player;
    const path = `/inbox/conversation/${friend.id}`;
    const status = await ask(port, path, { token: player.token, form: { text } });
    writes.push(status);
    if (status !== 200) return sleep(50);
    acknowledged.push(text);
    writtenAt[place] = (writtenAt[place] ?? 0) + 1;
  }

  async function read({ port }: ServerProcess, { player }: Turn) {
    reads.push(await ask(port, `/users/${player.username}`));
    await sleep(20);
  }

  return {
    async untilWritten() {
      const before = [...writtenAt];
      await expect
        .poll(() => Math.min(...writtenAt.map((count, place) => count - (before[place] ?? 0))))
        .toBeGreaterThan(WRITES_AFTER);
    },
    async stop() {
      isOver = true;
      await Promise.all(loops);
      return { acknowledged, writes, reads };
    },
  };
}

interface Turn {
  player: Player;
  place: number;
  turn: number;
}

function ask(port: number, path: string, { token, form }: { token?: string; form?: { text: string } } = {}) {
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    'x-wallabee-api-key': KEY,
    ...(token && { 'x-user-token': token }),
    ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const options = { host: '127.0.0.1', port, path: `/api${path}`, agent: false, headers } as const;
  return new Promise<number>((resolve, reject) => {
    const call = request({ ...options, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject).end(body);
  });
}

async function withDatabase<Result>(url: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(url, 1);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

function messagesIn(url: string): Promise<string[]> {
  return withDatabase(url, async (db) => {
    const rows = await db.selectFrom('message').select('text').execute();
    return rows.map(({ text }) => text ?? '');
  });
}

function somePlayers(url: string): Promise<Player[]> {
  return withDatabase(url, async (db) => {
    const names = Array.from({ length: 10 }, (_, place) => `player${place}`);
    const rows = await db
      .insertInto('player')
      .values(names.map((username) => ({ username, name: username })))
      .returning(['id', 'username'])
      .execute();
    const players = rows.map((row) => ({ ...row, token: randomBytes(16).toString('hex') }));
    const expires_at = new Date(Date.now() + 3_600_000);
    await db
      .insertInto('session')
      .values(players.map(({ id, token }) => ({ token_digest: digest(token), player_id: id, expires_at })))
      .execute();
    const created_at = new Date();
    const pairs = players.flatMap(({ id }, place) => {
      const friend = players[(place + 1) % players.length]?.id ?? 0;
      return [
        { player_id: id, friend_id: friend, created_at },
        { player_id: friend, friend_id: id, created_at },
      ];
    });
    await db.insertInto('friendship').values(pairs).execute();
    return players;
  });
}
