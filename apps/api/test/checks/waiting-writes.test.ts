import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { sendMessage } from '@wallabee/contract/inbox/inbox';
import { WAITING_CALLS } from '@wallabee/contract/outbox/waiting-calls';
import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import type { SwapId } from '@wallabee/contract/protocol/ids';
import { changeOwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import * as swap from '@wallabee/contract/swaps/swap';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/db/table-types.ts';
import { forumBuilders } from '../builders/forum-builders.ts';
import { createSwapWorld, type Trader } from '../builders/swap-world.ts';
import { cleanUp } from '../clean-up.ts';
import { fingerprints } from '../database.ts';
import { startSecondServer } from '../processes/second-server.ts';
import { TEST_KEY, type TestPlayer } from '../world.ts';

const { world, aRing, ringOf, aProposal, later } = await createSwapWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const second = await startOnOwnPool();
const third = await startOnOwnPool();
const servers = [world.app, second.app, third.app];

interface Scene {
  as: TestPlayer;
  request: ReturnType<typeof toRequest>;
  /** How many rows one write adds to which tables. */
  adds: Partial<Record<keyof DB, number>>;
}

const scene = <E extends Endpoint>(
  as: TestPlayer,
  endpoint: E,
  input: InputOf<E>,
  adds: Scene['adds'],
): Scene => ({
  as,
  request: toRequest(endpoint, input as object),
  adds,
});

const DAY_MS = 24 * 60 * 60_000;

const SCENES: Record<string, () => Promise<Scene>> = {
  async sendMessage() {
    const [ada, ben] = [await world.aPlayer(), await world.aPlayer()];
    await world.befriend(ada, ben);
    const input = { params: { userId: ben.id }, body: { text: 'Hello' } };
    return scene(ada, sendMessage, input, { message: 1, notification: 1 });
  },
  async addThread() {
    const forumId = await aForum();
    const input = { params: { forumId }, body: { title: 'Soup', text: 'Which one?' } };
    return scene(await aMember(), addThread, input, { forum_thread: 1, forum_post: 1 });
  },
  async replyToThread() {
    const [ada, ben] = [await aMember(), await aMember()];
    const threadId = await aThread({ forum_id: await aForum(), author_id: ada.id });
    return scene(ben, replyToThread, { params: { threadId }, body: { text: 'Leek.' } }, { forum_post: 1 });
  },
  async changeOwnSwaps() {
    const [ada] = await aPair();
    const wants = [{ kind: 'query' as const, on: true, name: 'Low', q: 'number<100' }];
    const input = { body: { offers: [{ item_id: ada.spare, offered: false }], wants } };
    return scene(ada, changeOwnSwaps, input, { swap_offer: 1, swap_query: 1, swap_settings: 1 });
  },
  async proposeSwap() {
    const traders = await aPair();
    const input = { body: { members: ringOf(traders) } };
    return scene(traders[0], swap.proposeSwap, input, { swap: 1, swap_member: 2, notification: 1 });
  },
  async agreeToSwap() {
    const { ben, params } = await aSwap();
    return scene(ben, swap.agreeToSwap, { params }, { history: 2, notification: 1 });
  },
  async declineSwap() {
    const { ben, params } = await aSwap();
    return scene(ben, swap.declineSwap, { params }, { swap_refusal: 1, notification: 1 });
  },
  async withdrawSwap() {
    const { ada, params } = await aSwap();
    return scene(ada, swap.withdrawSwap, { params }, { swap_refusal: 1, notification: 1 });
  },
  async remindSwap() {
    const { ada, params } = await aSwap();
    later(DAY_MS);
    return scene(ada, swap.remindSwap, { params }, { notification: 1 });
  },
  async sendSwapMessage() {
    const { ada, params } = await aSwap();
    const input = { params, body: { text: 'It melts.' } };
    return scene(ada, swap.sendSwapMessage, input, { swap_message: 1, notification: 1 });
  },
};

const REPLAYS = 1_000;
const AT_ONCE = 25;

test.each(Object.keys(WAITING_CALLS))(
  `${REPLAYS} replays of %s with one key have one effect [FK-02]`,
  async (name) => {
    const { as, request, adds } = await sceneOf(name);
    const tables = Object.keys(adds) as (keyof DB)[];
    const before = await countRows(tables);
    const { statusCode, body } = await write(as, request, 0);
    const once = await effects();
    const answers: string[] = [];

    for (let sent = 1; sent < REPLAYS; ) {
      // A part of them at once, the others one after the other.
      const size = sent < REPLAYS / 2 ? AT_ONCE : 1;
      const round = Array.from({ length: size }, (_, nth) => write(as, request, sent + nth));
      for (const { statusCode: status, headers } of await Promise.all(round))
        answers.push(`${status} ${headers['idempotency-replayed']}`);
      sent += size;
    }

    expect(statusCode, body).toBe(200);
    expect(new Set(answers)).toEqual(new Set(['200 true']));
    expect(answers.length).toBeGreaterThanOrEqual(REPLAYS - 1);
    expect(added(before, await countRows(tables))).toEqual(adds);
    expect(await effects()).toEqual(once);
  },
  120_000,
);

test.each(Object.keys(WAITING_CALLS))(
  '%s sent many times at once, before any answer, has one effect [FK-02]',
  async (name) => {
    const { as, request, adds } = await sceneOf(name);
    const tables = Object.keys(adds) as (keyof DB)[];
    const before = await countRows(tables);

    const answers = await Promise.all(
      Array.from({ length: 2 * AT_ONCE }, (_, nth) => write(as, request, nth)),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] !== 'true')).toHaveLength(1);
    expect(added(before, await countRows(tables))).toEqual(adds);
  },
  120_000,
);

test.each(Object.keys(WAITING_CALLS))('%s with one key has one effect for 14 days [FK-02]', async (name) => {
  const { as, request, adds } = await sceneOf(name);
  const tables = Object.keys(adds) as (keyof DB)[];
  const before = await countRows(tables);
  await write(as, request, 0);
  const start = world.clock.now;
  try {
    later(14 * DAY_MS - 60_000);
    await world.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00Z' }).execute();

    const again = await write(as, request, 1);

    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(added(before, await countRows(tables))).toEqual(adds);
  } finally {
    world.clock.now = start;
  }
});

function write(as: TestPlayer, { method, path, body, bodyType }: Scene['request'], sent: number) {
  const server = servers[sent % servers.length] as typeof world.app;
  return server.inject({
    method,
    url: `/api${path}`,
    // Some calls are limited for each address.
    remoteAddress: `10.7.${sent >> 8}.${sent & 255}`,
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      'x-user-token': as.token,
      'idempotency-key': 'key-of-this-write',
      ...(bodyType && { 'content-type': bodyType }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

async function countRows(tables: readonly (keyof DB)[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{
      rows: number;
    }>`select count(*)::int as rows from ${sql.table(table)}`.execute(world.db);
    counts[table] = rows[0]?.rows ?? 0;
  }
  return counts;
}

function added(before: Record<string, number>, after: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
  );
}

async function effects() {
  // The worker of alerts marks the events of the log as matched.
  const { event_log: _, ...tables } = await fingerprints(world.db);
  return tables;
}

async function aPair(): Promise<[Trader, Trader]> {
  return (await aRing(2)) as [Trader, Trader];
}

async function aSwap() {
  const [ada, ben] = await aPair();
  const { id } = await aProposal([ada, ben]);
  return { ada, ben, params: { swapId: id as SwapId } };
}

async function startOnOwnPool() {
  const db = connect(world.url, 4, { mostWaitMs: 30_000 });
  // Before the server, because the last step runs first.
  cleanUp(() => db.destroy());
  return startSecondServer({ ...world, db });
}

async function sceneOf(name: string): Promise<Scene> {
  const build = SCENES[name];
  if (!build) throw new Error(`${name} can wait and needs a scene.`);
  const built = await build();
  // Only players with a password are notified.
  await world.db.updateTable('player').set({ password_hash: 'a hash' }).execute();
  await world.caughtUp();
  return built;
}
