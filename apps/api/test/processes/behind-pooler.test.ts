import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someLoggedInPlayers } from '../builders/logged-in-players.ts';
import { createTestDatabase } from '../database.ts';
import { listenAt } from './event-listener.ts';
import { pgbouncer, startPgBouncer } from './pgbouncer.ts';
import { installServer, startTwoProcesses } from './server-process.ts';

const KEY = 'key-of-the-site';
const ROUNDS = 12;

interface Player {
  id: number;
  username: string;
  token: string;
}

const databases = { session: await createTestDatabase(), transaction: await createTestDatabase() };
const folder = await installServer();

if (!pgbouncer) process.stdout.write('PgBouncer is not installed: its tests are skipped.\n');

describe.skipIf(!pgbouncer).each(['session', 'transaction'] as const)(
  'behind PgBouncer in %s mode',
  (mode) => {
    const { db, url } = databases[mode];
    let ports: number[];
    let calls = 0;
    let players: Player[];
    let stop: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      players = await somePlayers();
      const pooler = await startPgBouncer(url, mode);
      stop = [pooler.stop];
      const servers = await startTwoProcesses(folder, {
        DATABASE_URL: pooler.url,
        ...(mode === 'transaction' && { DATABASE_DIRECT_URL: url }),
        DATABASE_CONNECTIONS: '6',
        WEB_API_KEY: KEY,
      });
      stop = [...servers.map((server) => server.stop), pooler.stop];
      ports = servers.map((server) => server.port);
    });
    afterAll(async () => {
      for (const step of stop) await step();
    });

    test('two processes under load answer correctly, and write each message once [HA-03]', async () => {
      const wrong: string[] = [];
      const sent: string[] = [];
      await Promise.all(players.map((player, place) => visit(player, friendOf(place), { wrong, sent })));

      expect(wrong).toEqual([]);
      expect(sent).toHaveLength(players.length * ROUNDS);
      const written = await db.selectFrom('message').select('text').execute();
      expect(written.map(({ text }) => text).sort()).toEqual(sent.sort());
    });

    test('what one process writes reaches the event streams of both', async () => {
      const [ada, ben] = players as [Player, Player];
      const headers = { 'x-wallabee-api-key': KEY, 'x-user-token': ben.token };
      const streams = await Promise.all(
        ports.map((port) => listenAt(`http://127.0.0.1:${port}/api/events`, headers)),
      );

      await ask(`/inbox/conversation/${ben.id}`, { token: ada.token, form: { text: 'hello' } });

      for (const stream of streams) await stream.until('inbox');
      for (const stream of streams) stream.end();
    });

    async function visit(
      player: Player,
      friend: Player,
      { wrong, sent }: Record<'wrong' | 'sent', string[]>,
    ) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const profile = await ask(`/users/${player.username}`);
        const friends = await ask(`/users/${player.username}/friends`);
        const text = `${player.username} to ${friend.username}, ${round}`;
        const message = await ask(`/inbox/conversation/${friend.id}`, {
          token: player.token,
          form: { text },
        });
        const inbox = await ask('/inbox/conversations', { token: player.token });

        if (message.status === 200) sent.push(text);
        const isRight = [
          profile.status === 200 && JSON.parse(profile.body).username === player.username,
          friends.status === 200 && friends.body.includes(friend.username),
          message.status === 200 && message.body.includes(text),
          inbox.status === 200 && inbox.body.includes(friend.username),
        ];
        if (isRight.includes(false))
          wrong.push(
            JSON.stringify(
              [profile, friends, message, inbox].map(({ status, body }) => [status, body.slice(0, 200)]),
            ),
          );
      }
    }

    function friendOf(place: number): Player {
      return players[(place + 1) % players.length] as Player;
    }

    async function somePlayers(): Promise<Player[]> {
      const made = await someLoggedInPlayers(db, 20);
      const pairs = made.flatMap(({ id }, place) => {
        const other = made[(place + 1) % made.length]?.id ?? 0;
        return [
          { player_id: id, friend_id: other, created_at: new Date() },
          { player_id: other, friend_id: id, created_at: new Date() },
        ];
      });
      await db.insertInto('friendship').values(pairs).execute();
      return made;
    }

    function ask(path: string, { token, form }: { token?: string; form?: Record<string, string> } = {}) {
      const body = form && new URLSearchParams(form).toString();
      calls += 1;
      return new Promise<{ status: number; body: string }>((resolve, reject) => {
        const call = request(
          {
            host: '127.0.0.1',
            port: ports[calls % 2],
            path: `/api${path}`,
            agent: false,
            method: body ? 'POST' : 'GET',
            headers: {
              'x-wallabee-api-key': KEY,
              ...(token && { 'x-user-token': token }),
              ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
            },
          },
          async (response) => {
            let text = '';
            for await (const chunk of response) text += chunk;
            resolve({ status: response.statusCode ?? 0, body: text });
          },
        );
        call.on('error', reject).end(body);
      });
    }
  },
);
