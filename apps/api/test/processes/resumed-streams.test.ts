import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aLoggedEvent } from '../builders/logged-events.ts';
import { createTestDatabase } from '../database.ts';
import { closeListenersAfterEach, listenAt } from './event-listener.ts';
import { installServer, type ServerProcess, startProcess } from './server-process.ts';

const { db, url } = await createTestDatabase();
const folder = await installServer();
const environment = { DATABASE_URL: url, WEB_API_KEY: 'key-of-the-site' };
closeListenersAfterEach();

test('a client loses and repeats nothing when its server is killed, time after time [AL-06]', async () => {
  let isWriting = true;
  let last = 0;
  let server = await aServer();
  const writing = (async () => {
    while (isWriting) {
      await aLoggedEvent(db, 'new_item', { item_type_id: 1, number: ++last });
      await sleep(2);
    }
  })();
  const numbers: number[] = [];
  let lastId: string | null = null;
  for (const isLast of [false, false, true]) {
    const next = isLast ? server : aServer();
    const listener = await listenAt(`http://127.0.0.1:${server.port}/api/events`, {
      'x-wallabee-api-key': 'key-of-the-site',
      ...(lastId !== null && { 'last-event-id': lastId }),
    });
    await listener.until('new_item');
    const following = await next;
    isWriting = !isLast;
    if (isLast) {
      await writing;
      await listener.until(`"number": ${last},`);
    }
    server.signal('SIGKILL');
    await expect.poll(listener.hasEnded).toBe(true);
    const events = listener.events().filter(({ event }) => event === 'new_item');
    numbers.push(...events.map(({ data }) => data.number));
    lastId = events.at(-1)?.id ?? lastId;
    server = following;
  }

  const [first = 0] = numbers;
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => first + index));
  expect(numbers.length).toBeGreaterThan(100);
});

async function aServer(): Promise<ServerProcess> {
  const server = await startProcess({ folder, environment });
  await server.until('ready http');
  return server;
}
