import { Agent, request } from 'node:http';
import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { beforeAll, expect, test } from 'vitest';
import { catalogueBuilders } from '../builders/catalogue-builders.ts';
import { someLoggedInPlayers } from '../builders/logged-in-players.ts';
import { createTestDatabase } from '../database.ts';
import { installServer, type ServerProcess, startTwoProcesses } from './server-process.ts';

const KEY = 'key-of-the-site';
const GIFTS = 300;
const CODES = 6;
/** Below the limit of concurrent requests of one network. */
const AT_ONCE = 30;

const { db, url } = await createTestDatabase();
const folder = await installServer();
const agent = new Agent({ keepAlive: true });
let servers: [ServerProcess, ServerProcess];
let players: { id: number; username: string; token: string }[];
let unique: number;

beforeAll(async () => {
  players = await someLoggedInPlayers(db, 60);
  unique = await aUnique();
  servers = await startTwoProcesses(folder, { DATABASE_URL: url, WEB_API_KEY: KEY, NETWORK_LIMIT: '0' });
});

test('A rush of mints on one type is gapless and unique, also after kill -9. [HA-02]', async () => {
  const acknowledged: Mint[] = [];
  const wrong: string[] = [];
  const calls = shuffled();
  let isKilled = false;
  const isHalfDone = () => acknowledged.length > (GIFTS + CODES) / 2;
  const mint = async (call: Call, server: ServerProcess) => {
    const sentAt = performance.now();
    const answer = await ask(server, call).catch(() => undefined);
    if (answer?.status === 200)
      acknowledged.push({ ...numbersOf(answer.body), sentAt, at: performance.now() });
    // The calls that the killed process had are lost.
    else if (server === servers[1]) wrong.push(answer?.body ?? `no answer to ${call.path}`);
  };

  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, place) => {
      for (let call = calls.shift(); call; call = calls.shift()) {
        if (!isKilled && isHalfDone()) isKilled = servers[0].signal('SIGKILL');
        await mint(call, servers[isKilled || place % 2 > 0 ? 1 : 0]);
      }
    }),
  );
  agent.destroy();

  expect(wrong).toEqual([]);
  expect(isKilled).toBe(true);
  expect(acknowledged.length).toBeGreaterThan((GIFTS + CODES) * 0.8);
  const stored = await db.selectFrom('item').select('number').orderBy('number').execute();
  const numbers = stored.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, position) => position + 1));
  const { issued } = await db.selectFrom('item_type_counter').select('issued').executeTakeFirstOrThrow();
  expect(issued).toBe(numbers.length);

  const seen = acknowledged.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, position) => first + position),
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(Math.max(...seen)).toBeLessThanOrEqual(issued);
  expect(outOfOrder(acknowledged)).toEqual([]);
});

interface Mint {
  first: number;
  last: number;
  sentAt: number;
  at: number;
}

/** What was sent after another was acknowledged, and has a lower number. */
function outOfOrder(mints: readonly Mint[]): Mint[] {
  return mints.filter((one) => mints.some(({ at, last }) => at < one.sentAt && last >= one.first));
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  /** Calls of one address are limited, so each player has one. */
  address: string;
  body?: string;
}

function shuffled(): Call[] {
  const player = (place: number) => players[place % players.length] as (typeof players)[number];
  const address = (place: number) => `10.0.${place % players.length}.1`;
  const gifts = Array.from({ length: GIFTS }, (_, place): Call => {
    const body = JSON.stringify({ item_type_id: unique, username: player(place + 1).username });
    const { token } = player(place);
    return { method: 'POST', path: '/users/gift/uniques/send', token, address: address(place), body };
  });
  const codes = Array.from({ length: CODES }, (_, place): Call => {
    const { id, token } = player(place);
    return { method: 'GET', path: `/users/${id}/redeem/CODE-${place}`, token, address: address(place) };
  });
  const every = Math.floor(GIFTS / CODES);
  return codes.flatMap((code, place) => [...gifts.slice(place * every, (place + 1) * every), code]);
}

function numbersOf(body: string): { first: number; last: number } {
  const answer = JSON.parse(body);
  if (Array.isArray(answer)) return { first: answer[0].number, last: answer[0].number };
  return { first: answer.first_number, last: answer.last_number };
}

function ask({ port }: ServerProcess, { method, path, token, address, body }: Call) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = {
      'x-wallabee-api-key': KEY,
      'x-user-token': token,
      'x-forwarded-for': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const call = request(
      { host: '127.0.0.1', port, path: `/api${path}`, method, agent, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

async function aUnique(): Promise<number> {
  const { aSet, anItemType } = catalogueBuilders(db, async () => {});
  const set_id = await aSet({ id: UNIQUE_SET_ID, gen_id: 100 });
  const id = await anItemType({ set_id, kind: 'player' });
  await db
    .insertInto('unique_owner')
    .values(players.map((player, position) => ({ item_type_id: id, position, player_id: player.id })))
    .execute();
  await db
    .insertInto('redeem_code')
    .values(Array.from({ length: CODES }, (_, place) => ({ code: `CODE-${place}`, item_type_id: id })))
    .execute();
  return id;
}
