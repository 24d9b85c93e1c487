import { beforeEach, describe, expect, test } from 'vitest';
import { createInboxWorld } from '../../../test/builders/inbox-world.ts';
import { TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const { world, people, write, conversationsOf, unreadOf, countMessages } = await createInboxWorld();
let ada: TestPlayer;
let ben: TestPlayer;
beforeEach(() => {
  ({ ada, ben } = people);
});

describe('authentication', () => {
  const calls = [
    { name: 'conversations', path: () => '/inbox/conversations' },
    { name: 'conversation', path: () => `/inbox/conversation/${ben.id}` },
    { name: 'read', path: () => `/inbox/conversation/read/${ben.id}` },
    { name: 'send', path: () => `/inbox/conversation/${ben.id}`, payload: 'text=hello' },
  ];

  test.each(calls)('$name needs a valid key and a valid token [AP-01, AP-12]', async (call) => {
    await write(ben, ada, 'hello');
    const ask = (headers: Record<string, string>) =>
      world.app.inject({
        method: call.payload ? 'POST' : 'GET',
        url: `/api${call.path()}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        ...(call.payload && { payload: call.payload }),
      });

    const key = { 'x-wallabee-api-key': TEST_KEY };
    const token = { 'x-user-token': ada.token };
    expect((await ask(token)).json().code).toBe('key_required');
    expect((await ask({ ...token, 'x-wallabee-api-key': 'wrong-key' })).json().code).toBe('key_required');
    expect((await ask(key)).json().code).toBe('login_required');
    expect((await ask({ ...key, 'x-user-token': 'wrong' })).json().code).toBe('login_required');
    await world.db.updateTable('session').set({ expires_at: world.clock.now }).execute();
    expect((await ask({ ...key, ...token })).json().code).toBe('login_required');
    expect(await unreadOf(ada, ben)).toBe(1);
    expect(await countMessages()).toBe(1);
  });

  test('a banned player’s token is refused [AP-12]', async () => {
    await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', ada.id).execute();

    expect((await conversationsOf(ada)).statusCode).toBe(401);
  });
});
