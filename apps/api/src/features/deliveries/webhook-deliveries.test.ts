import { readFile } from 'node:fs/promises';
import { listNotifications } from '@wallabee/contract/bell/notification';
import * as calls from '@wallabee/contract/webhooks/webhook';
import { MOST_FAILURES } from '@wallabee/contract/webhooks/webhook-limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDeliveryWorld } from '../../../test/outside/delivery-world.ts';
import { listenForNotifications } from '../../platform/realtime/notifications.ts';
import { startDeliveries } from './start-deliveries.ts';

const world = await createDeliveryWorld({ SITE_URL: 'https://wallabee.example' });
const { receiver } = world;
const START = new Date('2026-06-01T12:00:00Z');
const PAGES = ['docs/how-to/receive-a-webhook.md', 'apps/web/src/content/developers.md'] as const;
const isFromWallaBee = await exampleOf(PAGES[0]);

beforeEach(() => {
  world.clock.now = START;
});

/** The code that the documentation gives to users. */
async function exampleOf(page: string) {
  const text = await readFile(new URL(`../../../../../${page}`, import.meta.url), 'utf8');
  const [, code = ''] = /```[^\n]*\n(import \{ createHmac[\s\S]+?)```/.exec(text) ?? [];
  const { isFromWallaBee } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return isFromWallaBee as (
    delivery: Record<'header' | 'body' | 'secret', unknown> & { now?: number },
  ) => boolean;
}

test.each(PAGES)('a notification arrives, signed as %s says [AL-05]', async (page) => {
  const isFromWallaBee = await exampleOf(page);
  const ada = await world.aPerson();
  const { secret } = await world.aWebhook(ada);
  await world.ring(ada);

  await world.deliverDue();

  const [got, ...others] = receiver.received;
  expect(others).toEqual([]);
  const header = got?.headers['wallabee-signature'];
  const body = got?.body.toString();
  const now = START.getTime();
  expect(isFromWallaBee({ header, body, secret, now })).toBe(true);
  expect(isFromWallaBee({ header, body, secret: 'whs_another', now })).toBe(false);
  expect(isFromWallaBee({ header, body: `${body} `, secret, now })).toBe(false);
  expect(isFromWallaBee({ header, body, secret, now: now + 301_000 })).toBe(false);
  expect(isFromWallaBee({ header: undefined, body, secret, now })).toBe(false);
  expect(isFromWallaBee({ header: `${header}`.slice(0, -2), body, secret, now })).toBe(false);
  expect(got?.headers).toMatchObject({ 'content-type': 'application/json', 'wallabee-delivery': 'dl_1' });
  expect(JSON.parse(String(body))).toEqual({
    id: 'dl_1',
    event: 'swap_proposed',
    kind: 'trades',
    at: START.toISOString(),
    words: 'Zoë offers Yeti #42.',
    url: 'https://wallabee.example/swaps/7',
    parts: [
      { is: 'text', text: 'Zoë offers Yeti #42', url: null },
      { is: 'link', text: '.', url: 'https://wallabee.example/swaps/7' },
    ],
    notification_id: 1,
  });
  expect(await world.listDeliveryRows()).toMatchObject([
    { status: 204, failure: null, attempts: 1, next_attempt_at: null, delivered_at: START },
  ]);
});

test('the worker is woken when the bell rings', async () => {
  const notifications = await listenForNotifications(world.url);
  const worker = startDeliveries({ ...world.services, notifications, everyMs: 3_600_000 });
  await notifications.settled();
  const ada = await world.aPerson();
  await world.aWebhook(ada);

  await world.ring(ada);

  await expect.poll(() => receiver.received.length).toBe(1);
  await worker.stop();
  await notifications.stop();
});

test('a delivery that fails is sent again with the same bytes, until it arrives [AL-05]', async () => {
  const ada = await world.aPerson();
  await world.aWebhook(ada);
  await world.ring(ada);
  receiver.answerWith(503);

  await world.deliverDue();
  world.pass(0.9);
  await world.deliverDue();
  expect(receiver.received).toHaveLength(1);
  world.pass(0.2);
  await world.deliverDue();
  expect(receiver.received).toHaveLength(2);
  receiver.answerWith(200);
  world.pass(6);
  await world.deliverDue();
  world.pass(1_000);
  await world.deliverDue();

  const [first, second, third, ...others] = receiver.received;
  expect(others).toEqual([]);
  for (const again of [second, third]) {
    expect(again?.body).toEqual(first?.body);
    expect(again?.headers['wallabee-delivery']).toBe('dl_1');
    expect(again?.headers['wallabee-signature']).not.toBe(first?.headers['wallabee-signature']);
  }
  expect((await world.call(calls.listWebhooks, { as: ada })).json().webhooks).toMatchObject([
    { state: 'working', failures: 0, last_failure: null },
  ]);
});

test('after a day it has failed for good [AL-05]', async () => {
  const ada = await world.aPerson();
  await world.aWebhook(ada);
  await world.ring(ada);
  receiver.answerWith(500);

  for (let hour = 0; hour < 48; hour += 1) {
    await world.deliverDue();
    world.pass(60);
  }

  const [row] = await world.listDeliveryRows();
  expect(row).toMatchObject({ next_attempt_at: null, delivered_at: null, status: 500 });
  expect(row?.last_attempt_at?.getTime()).toBeLessThanOrEqual(START.getTime() + 24 * 3_600_000);
  expect(receiver.received.length).toBeGreaterThan(6);
});

describe('a webhook is switched off [AL-05]', () => {
  test(`after ${MOST_FAILURES} failures in a row, with one notification to its owner`, async () => {
    const ada = await world.aPerson();
    const { id } = await world.aWebhook(ada);
    await world.db
      .updateTable('webhook')
      .set({ failures: MOST_FAILURES - 2 })
      .execute();
    receiver.answerWith(500);
    for (let count = 0; count < 4; count += 1) await world.ring(ada);

    await world.deliverDue();
    world.pass(60);
    await world.deliverDue();

    expect((await world.call(calls.listWebhooks, { as: ada })).json().webhooks).toMatchObject([
      { id, state: 'off', last_failure: 'answered with 500' },
    ]);
    const rows = await world.listDeliveryRows();
    expect(rows.filter(({ next_attempt_at }) => next_attempt_at)).toEqual([]);
    const notices = await world.db
      .selectFrom('notification')
      .select(['player_id', 'url'])
      .where('event', '=', 'webhook_switched_off')
      .execute();
    expect(notices).toEqual([{ player_id: ada.id, url: '/alerts#webhooks' }]);
    const { notifications } = (await world.call(listNotifications, { as: ada, query: {} })).json();
    expect(notifications[0].words).toContain('goose.example is switched off, because it failed');
  });

  test('at once where its server is gone, and the owner can start it again', async () => {
    const ada = await world.aPerson();
    const { id } = await world.aWebhook(ada);
    await world.ring(ada);
    receiver.answerWith(410);

    await world.deliverDue();
    await world.ring(ada);
    await world.deliverDue();

    expect(receiver.received).toHaveLength(1);
    receiver.answerWith(200);
    const response = await world.call(calls.changeWebhook, {
      as: ada,
      params: { webhookId: id },
      body: { paused: false },
    });
    expect(response.json()).toMatchObject({ state: 'working', failures: 0 });
    await world.ring(ada);
    await world.deliverDue();
    expect(receiver.received).toHaveLength(2);
  });
});

test('nothing more is sent to a paused webhook, nor for a banned player', async () => {
  const [ada, ben] = [await world.aPerson(), await world.aPerson()];
  const { id } = await world.aWebhook(ada);
  await world.aWebhook(ben);
  await world.ring(ada);
  await world.ring(ben);

  await world.call(calls.changeWebhook, { as: ada, params: { webhookId: id }, body: { paused: true } });
  await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', ben.id).execute();
  await world.deliverDue();

  expect(receiver.received).toEqual([]);
  expect((await world.listDeliveryRows()).map(({ failure }) => failure)).toEqual([
    'the webhook was paused',
    'the account is closed',
  ]);
});

test('several processes send each delivery once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => world.aPerson()));
  await Promise.all(people.map((player) => world.aWebhook(player)));
  for (const player of people) for (let count = 0; count < 10; count += 1) await world.ring(player);

  await Promise.all([world.deliverDue(), world.deliverDue(), world.deliverDue()]);

  const ids = receiver.received.map(({ headers }) => headers['wallabee-delivery']);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

test('a delivery of a process that has ended is taken over after a minute', async () => {
  const ada = await world.aPerson();
  await world.aWebhook(ada);
  await world.ring(ada);
  const lease = new Date(START.getTime() + 60_000);
  await world.db.updateTable('delivery').set({ attempts: 1, next_attempt_at: lease }).execute();

  await world.deliverDue();
  expect(receiver.received).toHaveLength(0);
  world.pass(1);
  await world.deliverDue();
  expect(receiver.received).toHaveLength(1);
});

describe('the log of the owner [AL-05]', () => {
  test('a test is sent at once and never again', async () => {
    const ada = await world.aPerson();
    const { id, secret } = await world.aWebhook(ada);

    const sent = (await world.call(calls.testWebhook, { as: ada, params: { webhookId: id } })).json();

    expect(sent).toMatchObject({ state: 'delivered', event: 'test', status: 204, attempts: 1 });
    const [got] = receiver.received;
    expect(got?.body.toString()).toBe(sent.body);
    const header = got?.headers['wallabee-signature'];
    expect(isFromWallaBee({ header, body: sent.body, secret, now: START.getTime() })).toBe(true);
    receiver.answerWith(404);
    const failed = (await world.call(calls.testWebhook, { as: ada, params: { webhookId: id } })).json();
    expect(failed).toMatchObject({ state: 'failed', status: 404, failure: 'answered with 404' });
    world.pass(600);
    await world.deliverDue();
    expect(receiver.received).toHaveLength(2);
  });

  test('a delivery is sent again with the same id and body', async () => {
    const ada = await world.aPerson();
    const { id } = await world.aWebhook(ada);
    await world.ring(ada);
    receiver.answerWith(500);
    await world.deliverDue();
    receiver.answerWith(200);

    const { deliveries, paging } = (
      await world.call(calls.listDeliveries, { as: ada, params: { webhookId: id }, query: {} })
    ).json();
    expect(paging).toMatchObject({ total_results: 1, current_page: 1 });
    expect(deliveries).toMatchObject([{ state: 'waiting', status: 500, failure: 'answered with 500' }]);
    const params = { webhookId: id, deliveryId: deliveries[0].id };
    const again = (await world.call(calls.deliverAgain, { as: ada, params })).json();

    expect(again).toMatchObject({ state: 'delivered', status: 200, failure: null, attempts: 2 });
    expect(receiver.received[1]?.body).toEqual(receiver.received[0]?.body);
    world.pass(600);
    await world.deliverDue();
    expect(receiver.received).toHaveLength(2);
  });

  test('another player has no access', async () => {
    const [ada, ben] = [await world.aPerson(), await world.aPerson()];
    const { id } = await world.aWebhook(ada);
    const { id: own } = await world.aWebhook(ben);
    await world.call(calls.testWebhook, { as: ada, params: { webhookId: id } });

    const answers = [
      await world.call(calls.listDeliveries, { as: ben, params: { webhookId: id }, query: {} }),
      await world.call(calls.testWebhook, { as: ben, params: { webhookId: id } }),
      await world.call(calls.deliverAgain, { as: ben, params: { webhookId: id, deliveryId: 1 as never } }),
      await world.call(calls.deliverAgain, { as: ben, params: { webhookId: own, deliveryId: 1 as never } }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(receiver.received).toHaveLength(1);
  });
});
