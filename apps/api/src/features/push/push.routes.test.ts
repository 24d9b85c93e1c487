import { MOST_DEVICES } from '@wallabee/contract/bell/bell-limits';
import { readBellSettings } from '@wallabee/contract/bell/bell-settings';
import { addDevice, DeviceId, removeDevice } from '@wallabee/contract/bell/push';
import { describe, expect, test } from 'vitest';
import { subscribedBrowser } from '../../../test/outside/subscribed-browser.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { hexDigest } from '../../platform/sessions/digest.ts';
import { createPushIdentity } from './push-identity.ts';

const world = await createTestWorld();
const add = (as: TestPlayer, body = subscribedBrowser().subscription) => world.call(addDevice, { as, body });
const listOf = async (as: TestPlayer) =>
  (await world.call(readBellSettings, { as })).json().push.devices as { id: DeviceId }[];

describe('a device', () => {
  test('is added with the name of the browser and the digest of its endpoint', async () => {
    const ada = await world.aPlayer();
    const { subscription } = subscribedBrowser();

    const response = await add(ada, subscription);

    expect(response.json()).toEqual({
      id: 1,
      name: 'Unknown device',
      endpoint_digest: hexDigest(subscription.endpoint),
      created_at: '2026-06-01T12:00:00.000Z',
      last_rang_at: null,
    });
    expect(await listOf(ada)).toEqual([response.json()]);
  });

  test('that is added again has new keys and no second entry', async () => {
    const ada = await world.aPlayer();
    const { subscription } = subscribedBrowser();
    await add(ada, subscription);

    await add(ada, subscribedBrowser(subscription.endpoint).subscription);

    expect(await listOf(ada)).toHaveLength(1);
    const { public_key } = await world.db
      .selectFrom('push_device')
      .select('public_key')
      .executeTakeFirstOrThrow();
    expect(public_key).not.toBe(subscription.keys.p256dh);
  });

  test('moves to the player who adds it', async () => {
    const [ada, ben] = [await world.aPlayer(), await world.aPlayer()];
    const { subscription } = subscribedBrowser();
    await add(ada, subscription);

    await add(ben, subscription);

    expect([await listOf(ada), await listOf(ben)].map(({ length }) => length)).toEqual([0, 1]);
  });

  test(`is refused to a player who has ${MOST_DEVICES}, also under concurrency`, async () => {
    const ada = await world.aPlayer();
    const { subscription } = subscribedBrowser();
    await add(ada, subscription);

    const answers = await Promise.all(Array.from({ length: MOST_DEVICES + 1 }, () => add(ada)));

    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refused[0]?.json()).toMatchObject({ code: 'refused', reason: 'too_many_devices' });
    expect((await add(ada, subscription)).statusCode).toBe(200);
  });

  test('is removed by its player only', async () => {
    const [ada, ben] = [await world.aPlayer(), await world.aPlayer()];
    await add(ada);
    const params = { deviceId: DeviceId.parse(1) };

    expect((await world.call(removeDevice, { as: ben, params })).statusCode).toBe(404);
    expect((await world.call(removeDevice, { as: ada, params })).json()).toEqual({ success: true });
    expect(await listOf(ada)).toEqual([]);
  });

  const { endpoint, keys } = subscribedBrowser().subscription;
  test.each([
    {
      why: 'an address in a private network',
      body: { endpoint: 'https://localhost/send', keys },
      field: 'endpoint',
    },
    { why: 'an IP address', body: { endpoint: 'https://10.0.0.7/send', keys }, field: 'endpoint' },
    { why: 'no https', body: { endpoint: 'http://push.example/', keys }, field: 'endpoint' },
    { why: 'a short key', body: { endpoint, keys: { ...keys, p256dh: 'AAAA' } }, field: 'keys.p256dh' },
    {
      why: 'a key that is no point of the curve',
      body: { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      field: 'keys.p256dh',
    },
    { why: 'a short secret', body: { endpoint, keys: { ...keys, auth: 'AAAA' } }, field: 'keys.auth' },
  ])('with $why is refused', async ({ body, field }) => {
    const response = await add(await world.aPlayer(), body);

    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty([field]);
  });
});

describe('the key pair of the site', () => {
  const subject = 'mailto:ops@wallabee.example';
  const options = { db: world.db, keys: undefined, subject };
  const secretsKey = 'a key of thirty-two characters or more';

  test('is made once, also by several processes, and stored sealed', async () => {
    const processes = Array.from({ length: 4 }, () => createPushIdentity({ ...options, secretsKey }));

    const identities = await Promise.all(processes.map((identity) => identity()));

    expect(new Set(identities.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(identities[0]).toMatchObject({ subject, publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
    const [stored] = await world.db.selectFrom('push_identity').selectAll().execute();
    expect(stored?.private_key.toString('base64url')).not.toContain(identities[0]?.privateKey);
    await expect(createPushIdentity({ ...options, secretsKey: undefined })()).rejects.toThrow('SECRETS_KEY');
  });

  test('is that of the settings where they have one', async () => {
    const keys = { publicKey: 'public', privateKey: 'private' };

    expect(await createPushIdentity({ ...options, secretsKey, keys })()).toEqual({ ...keys, subject });
    expect(await world.db.selectFrom('push_identity').selectAll().execute()).toEqual([]);
  });
});
