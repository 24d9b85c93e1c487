import { readForum } from '@wallabee/contract/forums/forum';
import { closeThread } from '@wallabee/contract/forums/posting';
import { makeApplicationKey } from '@wallabee/contract/keys/application-key';
import { afterAll, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { NO_NOTIFICATIONS } from '../../../../test/database.ts';
import { serverLog } from '../../../../test/server-logs.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';

// The test decides when notifications arrive.
const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const pending: (() => void)[] = [];
const app = await createApp({
  config: readConfig({ NODE_ENV: 'test', WORLD: 'none', WEB_API_KEY: TEST_KEY, LOG_LEVEL: 'warn' }),
  db: world.db,
  catalogue: world.catalogue,
  numbers: world.numbers,
  notifications: {
    ...NO_NOTIFICATIONS,
    caughtUp: () => new Promise<void>((resolve) => pending.push(resolve)),
  },
  now: () => world.clock.now,
  logTo: serverLog,
});
afterAll(() => app.close());

function call(method: 'GET' | 'POST', url: string, options: { token: string; payload?: object }) {
  const { token, payload } = options;
  const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token };
  return app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

test.each([
  { method: 'POST', url: makeApplicationKey.path, payload: { name: 'A bot' } },
  { method: 'GET', url: closeThread.path.replace(':threadId', '400') },
] as const)(
  '$method $url is answered after its notifications were handled',
  async ({ method, url, ...body }) => {
    const ada = await aMember();
    await aThread({ id: 400, forum_id: await aForum(), author_id: ada.id });
    let isAnswered = false;
    const answer = call(method, url, { token: ada.token, ...body });
    const done = answer.then(() => {
      isAnswered = true;
    });

    await expect.poll(() => pending.length).toBe(1);
    await world.caughtUp();
    expect(isAnswered).toBe(false);

    pending.pop()?.();
    await done;
    expect((await answer).statusCode).toBe(200);
  },
);

test('reads and refused writes do not wait', async () => {
  const { token } = await world.aPlayer();
  const list = readForum.path.replace(':forumId', '4').replace(':page', '0');
  const close = closeThread.path.replace(':threadId', '404');

  expect((await call('GET', list, { token })).statusCode).toBe(404);
  expect((await call('GET', close, { token })).statusCode).toBe(404);
  expect(pending).toEqual([]);
});
