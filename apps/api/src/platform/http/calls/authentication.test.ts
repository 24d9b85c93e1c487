import { listSets } from '@wallabee/contract/sets/set-lists';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { notifySpending, type Spent } from '../../limits/budgets.queries.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';
import { digest } from '../../sessions/digest.ts';
import { findPlayerByToken } from '../../sessions/sessions.queries.ts';

const world = await createTestWorld();
const findPlayer = (token: string) => findPlayerByToken(world.db, token, world.clock.now);

test('a token finds its player [AP-01]', async () => {
  const ada = await world.aPlayer('ada');

  expect(await findPlayer(ada.token)).toEqual({
    id: ada.id,
    username: 'ada',
    account_type: 'player',
    has_forums_right: true,
    write_position: null,
  });
});

test('answers for one player are not cached [AP-01]', async () => {
  const ada = await world.aPlayer('ada');
  const ask = (headers: Record<string, string>) =>
    world.app.inject({ url: '/api/users/ada', headers: { 'x-wallabee-api-key': TEST_KEY, ...headers } });

  const own = await ask({ 'x-user-token': ada.token });
  const anybodys = await ask({});

  expect(own.json()).toHaveProperty('balance');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(anybodys.json()).not.toHaveProperty('balance');
  expect(anybodys.headers['cache-control']).toBeUndefined();
});

test('concurrent calls find their own players, and a bad token finds none [AP-01]', async () => {
  const [ada, ben] = [await world.aPlayer('ada'), await world.aPlayer('ben')];
  const cleo = await world.aPlayer('cleo');
  await world.db.deleteFrom('session').where('player_id', '=', cleo.id).execute();
  const tokens = [ada.token, 'nobody', ben.token, cleo.token, ada.token, `${ada.token} `];

  const found = await Promise.all(tokens.map(findPlayer));

  expect(found.map((player) => player?.id)).toEqual([
    ada.id,
    undefined,
    ben.id,
    undefined,
    ada.id,
    undefined,
  ]);
});

test('a token is checked at every call, so that its end takes effect at once [AP-01]', async () => {
  const ada = await world.aPlayer('ada');
  const ask = async () =>
    (
      await world.app.inject({
        url: '/api/inbox/conversations',
        headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
      })
    ).statusCode;
  const before = await Promise.all([ask(), ask()]);

  await world.db.deleteFrom('session').execute();

  expect(before).toEqual([200, 200]);
  expect(await Promise.all([ask(), ask()])).toEqual([401, 401]);
});

test('an expired token finds no player', async () => {
  const ada = await world.aPlayer('ada');
  await world.db.updateTable('session').set({ expires_at: world.clock.now }).execute();

  expect(await findPlayer(ada.token)).toBeUndefined();
});

test('the token of a banned player finds no player', async () => {
  const ada = await world.aPlayer('ada');
  await world.db.updateTable('player').set({ is_enabled: false }).execute();

  expect(await findPlayer(ada.token)).toBeUndefined();
});

test('tokens and keys are stored only as digests', async () => {
  const ada = await world.aPlayer('ada');
  const sessions = await world.db.selectFrom('session').selectAll().execute();
  const keys = await world.db.selectFrom('application_key').selectAll().execute();

  expect(JSON.stringify(sessions.map(({ token_digest }) => token_digest.toString()))).not.toContain(
    ada.token,
  );
  expect(JSON.stringify(keys.map(({ key_digest }) => key_digest.toString()))).not.toContain(TEST_KEY);
});

test('a revoked key is refused once its cache entry expires [AP-01]', async () => {
  const headers = { 'x-wallabee-api-key': 'key-of-a-fan' };
  await ensureSiteKey(world.db, headers['x-wallabee-api-key']);
  expect((await world.app.inject({ url: '/api/all-sets', headers })).statusCode).toBe(200);

  await world.db.updateTable('application_key').set({ revoked_at: world.clock.now }).execute();
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);

  expect((await world.app.inject({ url: '/api/all-sets', headers })).statusCode).toBe(401);
});

test('a key may make bursts of 500 calls and 50 per second, and gets Retry-After beyond that', async () => {
  await ensureSiteKey(world.db, 'a-fans-own-key');
  const call = () =>
    world.app.inject({ url: '/api/all-sets', headers: { 'x-wallabee-api-key': 'a-fans-own-key' } });
  for (let calls = 0; calls < 500; calls += 1) expect((await call()).statusCode).toBe(200);

  const refused = await call();
  world.clock.now = new Date(world.clock.now.getTime() + 1_000);
  const aSecondLater = await Promise.all(Array.from({ length: 51 }, call));

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: 'Too many calls. Try again in 1 second.',
  });
  expect(refused.headers).toMatchObject({
    'retry-after': '1',
    'x-ratelimit-remaining': '0',
    'ratelimit-policy': '"key";q=500;w=10',
    ratelimit: '"key";r=0;t=1',
  });
  expect(aSecondLater.map(({ statusCode }) => statusCode)).toEqual([...Array(50).fill(200), 429]);
});

test('a key that other processes have overspent waits as long as both headers say', async () => {
  await ensureSiteKey(world.db, 'a-key-in-debt');
  const { id } = await world.db
    .selectFrom('application_key')
    .select('id')
    .where('key_digest', '=', digest('a-key-in-debt'))
    .executeTakeFirstOrThrow();
  const spent = { channel: 'key_calls', from: 'another process', spent: [[String(id), 700]] as Spent[] };
  await notifySpending(world.db, spent);
  await world.caughtUp();

  const { headers } = await world.app.inject({
    url: '/api/all-sets',
    headers: { 'x-wallabee-api-key': 'a-key-in-debt' },
  });

  expect(headers).toMatchObject({ 'retry-after': '5', ratelimit: '"key";r=0;t=5' });
});

test('every answer has the limit headers of the key, failures and 304 included', async () => {
  await ensureSiteKey(world.db, 'a-fans-key');
  const call = (url: string, headers = {}) =>
    world.app.inject({ url: `/api${url}`, headers: { 'x-wallabee-api-key': 'a-fans-key', ...headers } });

  const answered = await call('/all-sets');
  const unchanged = await call('/all-sets', { 'if-none-match': answered.headers.etag });
  const missing = await call('/sets/404');

  expect([answered, unchanged, missing].map(limitsOf)).toEqual([
    [200, '"key";q=500;w=10', '"key";r=499;t=10', '500', '499'],
    [304, '"key";q=500;w=10', '"key";r=498;t=10', '500', '498'],
    [404, '"key";q=500;w=10', '"key";r=497;t=10', '500', '497'],
  ]);
});

test('the site’s own key has no limit and no limit headers', async () => {
  expect(limitsOf(await world.call(listSets, {}))).toEqual([200, undefined, undefined, undefined, undefined]);
});

function limitsOf({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) {
  const names = ['ratelimit-policy', 'ratelimit', 'x-ratelimit-limit', 'x-ratelimit-remaining'];
  return [statusCode, ...names.map((name) => headers[name])];
}

test.each([3_600_000, -3_600_000])(
  'a jump of the wall clock by %i ms does not change the wait of a key',
  async (jump) => {
    await ensureSiteKey(world.db, `key-of-a-jump-${jump}`);
    const call = () =>
      world.app.inject({ url: '/api/all-sets', headers: { 'x-wallabee-api-key': `key-of-a-jump-${jump}` } });
    for (let calls = 0; calls < 500; calls += 1) await call();

    world.clock.jump(jump);

    expect((await call()).headers['retry-after']).toBe('1');
    world.clock.now = new Date(world.clock.now.getTime() + 20);
    expect((await call()).statusCode).toBe(200);
  },
);

test('the site’s own key has no budget: the networks that use it have', async () => {
  const call = () => world.app.inject({ url: '/api/all-sets', headers: { 'x-wallabee-api-key': TEST_KEY } });
  for (let calls = 0; calls < 510; calls += 1) await call();

  expect((await call()).statusCode).toBe(200);
});
