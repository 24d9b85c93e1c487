import type { WebhookId } from '@wallabee/contract/protocol/ids';
import * as calls from '@wallabee/contract/webhooks/webhook';
import { MOST_WEBHOOKS } from '@wallabee/contract/webhooks/webhook-limits';
import { describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld({ SECRETS_KEY: 'a key of thirty-two characters or more' });
const url = 'https://goose.example/hook';

async function make(as: TestPlayer) {
  const response = await world.call(calls.makeWebhook, { as, body: { url } });
  return response.json<{ id: WebhookId; secret: string }>();
}

const listOf = async (as: TestPlayer) => (await world.call(calls.listWebhooks, { as })).json().webhooks;

describe('a webhook', () => {
  test('is made with a secret that is shown once and stored sealed [AL-05]', async () => {
    const ada = await world.aPlayer();

    const { secret, ...made } = await make(ada);

    expect(secret).toMatch(/^whs_[\w-]{43}$/);
    expect(made).toEqual({
      id: 1,
      url,
      state: 'working',
      failures: 0,
      last_failure: null,
      last_failed_at: null,
      last_delivered_at: null,
      created_at: '2026-06-01T12:00:00.000Z',
    });
    expect(await listOf(ada)).toEqual([made]);
    const stored = await world.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
    expect(stored.secret.includes(secret)).toBe(false);
  });

  test(`is refused to a player who has ${MOST_WEBHOOKS}, also under concurrency`, async () => {
    const ada = await world.aPlayer();

    const answers = await Promise.all(
      Array.from({ length: MOST_WEBHOOKS + 2 }, () =>
        world.call(calls.makeWebhook, { as: ada, body: { url } }),
      ),
    );

    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refused[0]?.json()).toMatchObject({ code: 'refused', reason: 'too_many_webhooks' });
    expect(await listOf(ada)).toHaveLength(MOST_WEBHOOKS);
  });

  test.each([
    'http://goose.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
    'https://ada:secret@goose.example/',
    'goose.example',
    `https://goose.example/${'x'.repeat(500)}`,
  ])('is refused at %s, also as a change [AL-05]', async (bad) => {
    const ada = await world.aPlayer();
    const { id } = await make(ada);
    const answers = [
      await world.call(calls.makeWebhook, { as: ada, body: { url: bad } }),
      await world.call(calls.changeWebhook, { as: ada, params: { webhookId: id }, body: { url: bad } }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('url');
    }
    expect(await listOf(ada)).toMatchObject([{ url }]);
  });

  test('is changed, paused, started and deleted', async () => {
    const ada = await world.aPlayer();
    const { id } = await make(ada);
    const params = { webhookId: id };
    const change = async (body: { url?: string; paused?: boolean }) =>
      (await world.call(calls.changeWebhook, { as: ada, params, body })).json();

    await world.db.updateTable('webhook').set({ failures: 3, last_failure: 'answered with 500' }).execute();
    expect(await listOf(ada)).toMatchObject([{ state: 'failing', last_failure: 'answered with 500' }]);
    expect(await change({ url: 'https://swan.example/' })).toMatchObject({
      url: 'https://swan.example/',
      state: 'working',
      failures: 0,
      last_failure: null,
    });
    expect(await change({ paused: true })).toMatchObject({ state: 'paused' });
    await world.db.updateTable('webhook').set({ switched_off_at: world.clock.now }).execute();
    expect(await listOf(ada)).toMatchObject([{ state: 'off' }]);
    expect(await change({ paused: false })).toMatchObject({ state: 'working' });
    expect(await change({})).toMatchObject({ code: 'bad_input' });
    expect((await world.call(calls.deleteWebhook, { as: ada, params })).json()).toEqual({ success: true });
    expect(await listOf(ada)).toEqual([]);
  });

  test('has another secret after it is renewed', async () => {
    const ada = await world.aPlayer();
    const { id, secret } = await make(ada);

    const renewed = (
      await world.call(calls.renewWebhookSecret, { as: ada, params: { webhookId: id } })
    ).json();

    expect(renewed.secret).toMatch(/^whs_[\w-]{43}$/);
    expect(renewed.secret).not.toBe(secret);
  });

  test('is managed by its owner only', async () => {
    const [ada, ben] = [await world.aPlayer(), await world.aPlayer()];
    const { id } = await make(ada);
    const asked = { as: ben, params: { webhookId: id } };

    const answers = [
      await world.call(calls.changeWebhook, { ...asked, body: { paused: true } }),
      await world.call(calls.renewWebhookSecret, asked),
      await world.call(calls.deleteWebhook, asked),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await listOf(ada)).toMatchObject([{ state: 'working' }]);
    expect(await listOf(ben)).toEqual([]);
  });
});
