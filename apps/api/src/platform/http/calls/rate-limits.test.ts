import { logIn } from '@wallabee/contract/accounts/account';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';

const world = await createTestWorld();

test('every refusal says the limit and that nothing remains [AP-02]', async () => {
  const tryOnce = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.3.0.9',
      headers: { 'x-wallabee-api-key': TEST_KEY },
    });
  for (let turn = 0; turn < logIn.limit.calls; turn += 1) await tryOnce();

  for (const refused of [await tryOnce(), await tryOnce(), await tryOnce()]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'x-ratelimit-limit': '30',
      'x-ratelimit-remaining': '0',
      'ratelimit-policy': '"logIn";q=30;w=60',
      ratelimit: `"logIn";r=0;t=${refused.headers['retry-after']}`,
    });
  }
});

test('a call with a key and its own limit lists both policies', async () => {
  await ensureSiteKey(world.db, 'a-fans-own-key');

  const { headers } = await world.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: '10.3.0.10',
    headers: { 'x-wallabee-api-key': 'a-fans-own-key' },
  });

  expect(headers).toMatchObject({
    'ratelimit-policy': '"key";q=500;w=10, "logIn";q=30;w=60',
    ratelimit: '"key";r=499;t=10, "logIn";r=29;t=60',
    'x-ratelimit-limit': '30',
    'x-ratelimit-remaining': '29',
  });
});

test.each([3_600_000, -3_600_000])('a jump of the wall clock by %i ms changes no wait', async (jump) => {
  const tryOnce = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: `10.3.0.${jump > 0 ? 1 : 2}`,
      headers: { 'x-wallabee-api-key': TEST_KEY },
    });
  const waitOf = async () => Number((await tryOnce()).headers['retry-after'] ?? 0);
  const pass = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms);
  };
  for (let turn = 0; turn < logIn.limit.calls; turn += 1) await tryOnce();
  const before = await waitOf();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
  onTestFinished(() => void vi.useRealTimers());
  world.clock.jump(jump);
  const after = await waitOf();

  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before);
  pass(30_000);
  expect(await waitOf()).toBe(before - 30);
  await world.db.deleteFrom('rate_limit').execute();
  pass(30_000);
  expect((await tryOnce()).statusCode).toBe(400);
});
