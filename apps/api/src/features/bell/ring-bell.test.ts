import { WebhookId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { bellBuilders } from '../../../test/builders/bell-world.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { ringBell } from './ring-bell.ts';

const world = await createTestWorld();
const { db } = world;
const { aPerson, aNotice, ring } = bellBuilders(world);

let ada: TestPlayer;

beforeEach(async () => {
  ada = await aPerson('ada');
});

const notifications = () => db.selectFrom('notification').selectAll().orderBy('notification_id').execute();
const deliveries = () =>
  db.selectFrom('delivery').select(['device_id', 'webhook_id', 'words']).orderBy('delivery_id').execute();

async function aDevice() {
  const { device_id } = await db
    .insertInto('push_device')
    .values({
      player_id: ada.id,
      name: 'Phone',
      endpoint: 'https://push.example/1',
      public_key: 'key',
      auth_secret: 'secret',
      created_at: world.clock.now,
    })
    .returning('device_id')
    .executeTakeFirstOrThrow();
  return device_id;
}

async function aWebhook(changes: { is_paused?: boolean; switched_off_at?: Date } = {}) {
  const { webhook_id } = await db
    .insertInto('webhook')
    .values({
      player_id: ada.id,
      url: 'https://goose.example/hook',
      secret: Buffer.from('secret'),
      created_at: world.clock.now,
      ...changes,
    })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  return WebhookId.parse(webhook_id);
}

function set(ways: { site: boolean; push: boolean; feed: boolean; webhook: boolean }) {
  return db
    .insertInto('bell_setting')
    .values({ player_id: ada.id, kind: 'messages', ...ways })
    .execute();
}

describe('a notice', () => {
  test('is added once for each key, in one call or in several [AL-01, AL-02]', async () => {
    const notice = aNotice(ada);
    await ring(notice, notice);
    await ring(notice);
    expect(await notifications()).toHaveLength(1);
  });

  test('is not added for players who cannot log in', async () => {
    const simulated = await world.aPlayer('simulated');
    await ring(aNotice(simulated), aNotice(ada));
    expect((await notifications()).map(({ player_id }) => player_id)).toEqual([ada.id]);
  });

  test('is gone with the transaction that it was added in', async () => {
    await expect(
      db.transaction().execute(async (trx) => {
        await ringBell(trx, [aNotice(ada)]);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await notifications()).toEqual([]);
  });
});

describe('the ways of a kind', () => {
  test('decide where a notice goes; a kind that is switched off by every way is not stored [AL-02]', async () => {
    await aDevice();
    await aWebhook();
    await set({ site: false, push: false, feed: false, webhook: false });
    await ring(aNotice(ada));
    expect(await notifications()).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test('can each be on alone [AL-02]', async () => {
    const [device, webhook] = [await aDevice(), await aWebhook()];
    await set({ site: false, push: true, feed: false, webhook: true });
    await ring(aNotice(ada, { parts: [{ is: 'text', text: 'Ring', url: null }] }));
    expect(await notifications()).toMatchObject([{ is_on_site: false, is_in_feed: false }]);
    expect(await deliveries()).toEqual([
      { device_id: device, webhook_id: null, words: 'Ring' },
      { device_id: null, webhook_id: webhook, words: 'Ring' },
    ]);
  });

  test('of an alert are those that both the alert and the player have switched on [AL-01, AL-02]', async () => {
    await aDevice();
    const [webhook, other] = [await aWebhook(), await aWebhook()];
    const { alert_id } = await db
      .insertInto('alert')
      .values({
        player_id: ada.id,
        subject: 'numbers',
        query: 'yeti',
        name: 'Yetis',
        by_site: true,
        by_push: false,
        by_feed: true,
        created_at: world.clock.now,
      })
      .returning('alert_id')
      .executeTakeFirstOrThrow();
    const ways = { site: true, push: false, feed: true, webhook_id: webhook };
    const alert = { id: alert_id as never, ways };
    await ring(aNotice(ada, { kind: 'alerts', alert }));
    expect(await deliveries()).toMatchObject([{ device_id: null, webhook_id: webhook }]);
    expect(other).not.toBe(webhook);
  });

  test('leave out webhooks that are paused or switched off [AL-05]', async () => {
    await aWebhook({ is_paused: true });
    await aWebhook({ switched_off_at: world.clock.now });
    await set({ site: true, push: false, feed: false, webhook: true });
    await ring(aNotice(ada));
    expect(await deliveries()).toEqual([]);
  });
});

describe('quiet hours', () => {
  test.each([
    { from: '22:30', to: '07:00', at: '2026-11-15T22:29:00Z', zone: 'UTC', isPushed: true },
    { from: '22:30', to: '07:00', at: '2026-11-15T22:30:00Z', zone: 'UTC', isPushed: false },
    { from: '22:30', to: '07:00', at: '2026-11-15T06:59:00Z', zone: 'UTC', isPushed: false },
    { from: '22:30', to: '07:00', at: '2026-11-15T07:00:00Z', zone: 'UTC', isPushed: true },
    { from: '22:30', to: '07:00', at: '2026-11-15T06:30:00Z', zone: 'Europe/Berlin', isPushed: true },
    { from: '12:00', to: '13:00', at: '2026-11-15T12:30:00Z', zone: 'UTC', isPushed: false },
    { from: '12:00', to: '13:00', at: '2026-11-15T23:30:00Z', zone: 'UTC', isPushed: true },
    { from: '12:00', to: '12:00', at: '2026-11-15T12:00:00Z', zone: 'UTC', isPushed: true },
  ])('from $from to $to in $zone, a push at $at is sent: $isPushed [AL-02]', async (row) => {
    await aDevice();
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    await db
      .insertInto('bell_player')
      .values({
        player_id: ada.id,
        feed_secret: 'secret',
        is_quiet: true,
        quiet_from: minutes(row.from),
        quiet_to: minutes(row.to),
        time_zone: row.zone,
      })
      .execute();
    await ring(aNotice(ada, { at: new Date(row.at) }));
    expect(await deliveries()).toHaveLength(row.isPushed ? 1 : 0);
    expect(await notifications()).toMatchObject([{ is_on_site: true }]);
  });
});
