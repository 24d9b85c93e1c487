import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { LogStream } from '../../src/platform/http/logs/logger.ts';
import { listenForNotifications } from '../../src/platform/realtime/notifications.ts';
import { cleanUp } from '../clean-up.ts';
import { serverLog } from '../server-logs.ts';
import { type createTestWorld, TEST_KEY } from '../world.ts';

type TestWorld = Awaited<ReturnType<typeof createTestWorld>>;

/** Starts another server on the world's database; they share nothing else. */
export async function startSecondServer(
  { db, url, catalogue, numbers, clock }: TestWorld,
  { environment = {}, logTo = serverLog }: { environment?: Record<string, string>; logTo?: LogStream } = {},
) {
  const config = readConfig({
    NODE_ENV: 'test',
    WORLD: 'none',
    WEB_API_KEY: TEST_KEY,
    LOG_LEVEL: 'warn',
    NETWORK_LIMIT: '0',
    ...environment,
  });
  const notifications = await listenForNotifications(url);
  const app = await createApp({
    config,
    db,
    catalogue,
    numbers,
    notifications,
    now: () => clock.now,
    clock: clock.monotonic,
    mostEventLoopDelayMs: Number.POSITIVE_INFINITY,
    logTo,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUp(async () => {
    await app.close();
    await notifications.stop();
  });
  await notifications.settled();
  return { app, eventsUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events` };
}
