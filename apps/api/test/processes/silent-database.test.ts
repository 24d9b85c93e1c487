import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect, VISITORS_LIMITS } from '../../src/platform/db/db.ts';
import { ensureSiteKey } from '../../src/platform/sessions/application-keys.queries.ts';
import { expectErrorLog } from '../server-logs.ts';
import { createTestApp, createTestWorld, TEST_KEY } from '../world.ts';
import { openBlackHole } from './black-hole.ts';

const FANS_KEY = 'key-of-a-fan';
const world = await createTestWorld();
const hole = await openBlackHole(world.url);
const db = connect(hole.url, 4, VISITORS_LIMITS);
afterAll(() => db.destroy());
const { app, clock, catalogue } = await createTestApp({ db, url: hole.url });

beforeEach(async () => {
  await world.aSet({ name: 'Harbour Lights' });
  await catalogue.reload();
  await ensureSiteKey(world.db, FANS_KEY);
});

test('while the database does not respond, calls that need it fail soon, calls from memory work, and health is correct', async () => {
  const ada = await world.aPlayer('ada');
  expect(await statusOf(`/users/${ada.username}`)).toBe(200);
  expect(await statusOf('/all-sets', FANS_KEY)).toBe(200);

  expectErrorLog(/The database does not answer|timeout exceeded when trying to connect/);
  hole.swallow();
  const [ready, ...needing] = await Promise.all([
    timed('/readyz', null),
    // More calls than connections, so the last must wait for one.
    ...Array.from({ length: 12 }, () => timed(`/users/${ada.username}`)),
  ]);

  expect(ready).toMatchObject({ status: 503 });
  expect(ready.seconds).toBeLessThan(4);
  for (const { status, retryAfter, seconds } of needing) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '2' });
    expect(seconds).toBeLessThan(10);
  }
  expect(Math.min(...needing.map(({ seconds }) => seconds))).toBeGreaterThan(2);

  // After one statement timed out, calls fail without waiting.
  await expect.poll(async () => (await timed(`/users/${ada.username}`)).seconds).toBeLessThan(1);
  const later = await Promise.all(Array.from({ length: 40 }, () => timed(`/users/${ada.username}`)));
  expect(later.every(({ status }) => status === 503)).toBe(true);
  expect(Math.max(...later.map(({ seconds }) => seconds))).toBeLessThan(2);
  expect((await timed('/readyz', null)).status).toBe(503);
  expect((await timed('/healthz', null)).status).toBe(200);

  // The site's key is in the configuration and the fan's key is cached; a new one cannot be looked up.
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await statusOf('/all-sets')).toBe(200);
  expect(await statusOf('/all-sets', FANS_KEY)).toBe(200);
  expect(await statusOf('/all-sets', 'key-of-another-fan')).toBe(503);
  clock.now = new Date(clock.now.getTime() + 600_000);
  expect(await statusOf('/all-sets', FANS_KEY)).toBe(503);
  expect(await statusOf('/all-sets')).toBe(200);

  hole.heal();
  await expect.poll(() => statusOf(`/users/${ada.username}`)).toBe(200);
  expect((await timed('/readyz', null)).status).toBe(200);
  expect(await statusOf('/all-sets', FANS_KEY)).toBe(200);
});

async function statusOf(path: string, key = TEST_KEY): Promise<number> {
  return (await timed(`/api${path}`, key)).status;
}

async function timed(url: string, key: string | null = TEST_KEY) {
  const began = performance.now();
  const headers = key ? { 'x-wallabee-api-key': key } : {};
  const address = key && !url.startsWith('/api') ? `/api${url}` : url;
  const { statusCode, headers: answered } = await app.inject({ url: address, headers });
  return {
    status: statusCode,
    retryAfter: answered['retry-after'],
    seconds: (performance.now() - began) / 1_000,
  };
}
