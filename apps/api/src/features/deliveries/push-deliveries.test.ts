import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { readBellSettings } from '@wallabee/contract/bell/bell-settings';
import { addDevice } from '@wallabee/contract/bell/push';
import { beforeEach, expect, test } from 'vitest';
import { createDeliveryWorld } from '../../../test/outside/delivery-world.ts';
import { subscribedBrowser } from '../../../test/outside/subscribed-browser.ts';
import type { TestPlayer } from '../../../test/world.ts';

const world = await createDeliveryWorld({ SITE_URL: 'https://wallabee.example' });
const { receiver } = world;
const START = new Date('2026-06-01T12:00:00Z');

beforeEach(() => {
  world.clock.now = START;
});

async function subscribe(as: TestPlayer, browser = subscribedBrowser()) {
  const response = await world.call(addDevice, { as, body: browser.subscription });
  expect(response.statusCode).toBe(200);
  return browser;
}

test('a push reaches the browser, which alone can read it [AL-03]', async () => {
  const ada = await world.aPerson();
  const browser = await subscribe(ada);
  await world.ring(ada);

  await world.deliverDue();

  const [got, ...others] = receiver.received;
  expect(others).toEqual([]);
  if (!got) throw new Error('nothing was pushed');
  expect(got.path).toBe(new URL(browser.subscription.endpoint).pathname);
  expect(got.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(got.body.toString('latin1')).not.toContain('Yeti');
  expect(browser.decrypt(got)).toEqual({
    id: 1,
    title: 'A swap moves',
    body: 'Zoë offers Yeti #42.',
    url: '/swaps/7',
    tag: 'trades:swap:7',
    icon: 'https://wallabee.example/icon-192.png',
  });
  expect(() => subscribedBrowser().decrypt(got)).toThrow();
  expect(await world.listDeliveryRows()).toEqual([]);
  const { push } = (await world.call(readBellSettings, { as: ada })).json();
  expect(push.devices).toMatchObject([{ last_rang_at: START.toISOString() }]);
});

test('it is signed with the key that the settings name [AL-03]', async () => {
  const ada = await world.aPerson();
  await subscribe(ada);
  await world.ring(ada);

  await world.deliverDue();

  const { push } = (await world.call(readBellSettings, { as: ada })).json();
  const authorization = String(receiver.received[0]?.headers.authorization);
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(push.public_key);
  const [header = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: 'mailto:support@example.com',
  });
  const point = Buffer.from(push.public_key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' });
  const data = Buffer.from(`${header}.${claims}`);
  const proof = Buffer.from(signature, 'base64url');
  expect(verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true);
});

test.each([404, 410])('a subscription that ends with %i is forgotten [AL-03]', async (status) => {
  const ada = await world.aPerson();
  const [gone] = [await subscribe(ada), await subscribe(ada)];
  await world.ring(ada);
  await world.ring(ada);
  receiver.answerWith(({ path }) => (gone.subscription.endpoint.endsWith(path) ? status : 201));

  await world.deliverDue();

  const { push } = (await world.call(readBellSettings, { as: ada })).json();
  expect(push.devices).toHaveLength(1);
  expect(await world.listDeliveryRows()).toEqual([]);
});

test.each([429, 500, 503])('after %i it is pushed again a minute later', async (status) => {
  const ada = await world.aPerson();
  await subscribe(ada);
  await world.ring(ada);
  receiver.answerWith(status);

  await world.deliverDue();
  receiver.answerWith(201);
  world.pass(1);
  await world.deliverDue();

  expect(receiver.received).toHaveLength(2);
  expect(await world.listDeliveryRows()).toEqual([]);
});

test.each([400, 403, 413])('after %i it is given up, and the device stays', async (status) => {
  const ada = await world.aPerson();
  await subscribe(ada);
  await world.ring(ada);
  receiver.answerWith(status);

  await world.deliverDue();

  expect(await world.listDeliveryRows()).toEqual([]);
  const { push } = (await world.call(readBellSettings, { as: ada })).json();
  expect(push.devices).toHaveLength(1);
});

test.each([
  { why: 'the player was banned', change: () => world.db.updateTable('player').set({ is_enabled: false }) },
  { why: 'it has been read', change: () => world.db.updateTable('notification').set({ read_at: START }) },
])('nothing is pushed where $why', async ({ change }) => {
  const ada = await world.aPerson();
  await subscribe(ada);
  await world.ring(ada);
  await change().execute();

  await world.deliverDue();

  expect(receiver.received).toEqual([]);
  expect(await world.listDeliveryRows()).toEqual([]);
});

test('a browser where another player logs in gets only what is theirs', async () => {
  const [ada, ben] = [await world.aPerson(), await world.aPerson()];
  const browser = await subscribe(ada);
  await world.ring(ada);
  await subscribe(ben, browser);
  await world.ring(ada);
  await world.ring(ben, { words: 'For Ben' });

  await world.deliverDue();

  expect(receiver.received.map(browser.decrypt)).toMatchObject([{ body: 'For Ben.' }]);
});
