import { hash } from '@node-rs/argon2';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '@wallabee/contract/accounts/session';
import { listGiftableUniques } from '@wallabee/contract/gifts/gift';
import { beforeEach, expect, test } from 'vitest';
import { closeListenersAfterEach, listenAt } from '../../../../test/processes/event-listener.ts';
import { startSecondServer } from '../../../../test/processes/second-server.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';
import { hexDigest } from '../../../platform/sessions/digest.ts';

const world = await createTestWorld();
const second = await startSecondServer(world);
const password_hash = await hash('honeycomb');
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const MINUTE_MS = 60_000;
closeListenersAfterEach();

beforeEach(async () => {
  await world.db.insertInto('player').values({ username: 'Ada', name: 'Ada', password_hash }).execute();
});

test('every login is listed with its device, its time and its last use, this one first [AP-02]', async () => {
  const start = world.clock.now;
  const old = await logIn(undefined);
  world.clock.now = new Date(start.getTime() + 10 * MINUTE_MS);
  const phone = await logIn(ANDROID);
  world.clock.now = start;

  const response = await world.call(listOwnSessions, { as: old });

  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.json().sessions).toEqual([
    {
      id: expect.any(Number),
      device: 'Unknown device',
      created_at: start.toISOString(),
      last_used_at: start.toISOString(),
      is_current: true,
    },
    expect.objectContaining({ device: 'Chrome on Android', is_current: false }),
  ]);
  for (const token of [old.token, phone.token]) {
    expect(response.body).not.toContain(token);
    expect(response.body).not.toContain(hexDigest(token));
  }
});

test('a login that has run out is not listed', async () => {
  const ada = await logIn();
  await logIn();
  await world.db
    .updateTable('session')
    .set({ expires_at: world.clock.now })
    .where('id', '!=', (await list(ada))[0]?.id ?? 0)
    .execute();

  expect(await list(ada)).toHaveLength(1);
});

test('the last use is written every five minutes at most', async () => {
  const ada = await logIn();
  const start = world.clock.now;
  const lastUse = async () => (await list(ada))[0]?.last_used_at;
  try {
    world.clock.now = new Date(start.getTime() + 4 * MINUTE_MS);
    await list(ada);
    expect(await lastUse()).toBe(start.toISOString());

    world.clock.now = new Date(start.getTime() + 6 * MINUTE_MS);
    await expect.poll(lastUse).toBe(world.clock.now.toISOString());
  } finally {
    world.clock.now = start;
  }
});

test('ending one login ends its token and its streams at every server, and no other', async () => {
  const [here, phone, tablet] = [await logIn(), await logIn(ANDROID), await logIn()];
  const streamOf = ({ token }: TestPlayer) =>
    listenAt(second.eventsUrl, { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token });
  const [ended, remaining] = [await streamOf(phone), await streamOf(tablet)];
  const phoneId = (await list(phone))[0]?.id as OwnSession['id'];

  const response = await world.call(endOwnSession, { as: here, params: { sessionId: phoneId } });

  expect(response.json()).toEqual({ success: true });
  expect(await statusOf(phone)).toBe(401);
  await expect.poll(ended.hasEnded).toBe(true);
  expect(await Promise.all([here, tablet].map(statusOf))).toEqual([200, 200]);
  expect(remaining.hasEnded()).toBe(false);
  expect((await world.call(endOwnSession, { as: here, params: { sessionId: phoneId } })).statusCode).toBe(
    404,
  );
});

test('ending all other logins leaves the current one', async () => {
  const [here, phone, tablet] = [await logIn(), await logIn(ANDROID), await logIn()];
  const stranger = await world.aPlayer();

  const response = await world.call(endOtherSessions, { as: here });

  expect(response.json()).toEqual({ ended: 2 });
  expect(await Promise.all([here, phone, tablet, stranger].map(statusOf))).toEqual([200, 401, 401, 200]);
  expect((await world.call(endOtherSessions, { as: here })).json()).toEqual({ ended: 0 });
});

test('a player cannot end the login of another', async () => {
  const ada = await logIn();
  const sessionId = (await list(ada))[0]?.id as OwnSession['id'];

  const response = await world.call(endOwnSession, { as: await world.aPlayer(), params: { sessionId } });

  expect(response.statusCode).toBe(404);
  expect(await statusOf(ada)).toBe(200);
});

async function logIn(userAgent?: string): Promise<TestPlayer> {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-wallabee-api-key': TEST_KEY, 'user-agent': userAgent ?? '' },
    payload: { username: 'ada', password: 'honeycomb' },
  });
  const { user_id, token, username } = response.json();
  return { id: user_id, token, username };
}

async function list(player: TestPlayer): Promise<OwnSession[]> {
  return (await world.call(listOwnSessions, { as: player })).json().sessions;
}

async function statusOf(player: TestPlayer): Promise<number> {
  return (await world.call(listGiftableUniques, { as: player })).statusCode;
}
