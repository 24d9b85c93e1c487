import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { beforeEach } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { watchCatalogue } from '../src/features/catalogue/catalogue.public.ts';
import { watchIssuedNumbers } from '../src/features/items/items.public.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { DB } from '../src/platform/db/table-types.ts';
import type { Timeouts } from '../src/platform/http/traffic/http-server.ts';
import type { Metrics } from '../src/platform/metrics/metrics.ts';
import type { PostOutside } from '../src/platform/outside/post-outside.ts';
import type { Web } from '../src/platform/pages/load-web-app.ts';
import { listenForNotifications } from '../src/platform/realtime/notifications.ts';
import { ensureSiteKey } from '../src/platform/sessions/application-keys.queries.ts';
import { digest } from '../src/platform/sessions/digest.ts';
import { withAnswerChecks } from './answer-checks.ts';
import { catalogueBuilders } from './builders/catalogue-builders.ts';
import { worldBuilders } from './builders/world-builders.ts';
import { cleanUp } from './clean-up.ts';
import { createTestDatabase, emptyTables } from './database.ts';
import { serverLog } from './server-logs.ts';

export const TEST_KEY = 'test-key-0001';

export interface TestPlayer {
  id: PlayerId;
  username: string;
  token: string;
}

interface WorldOptions {
  post?: PostOutside;
  /** Tables that the file fills once, because none of its tests changes them. */
  notEmptied?: readonly (keyof DB)[];
}

/** The whole API on its own database, which is emptied before each test. */
export async function createTestWorld(
  environment: Record<string, string> = {},
  { notEmptied = [], ...services }: WorldOptions = {},
) {
  const { db, url } = await createTestDatabase();
  const { app, clock, catalogue, numbers, ...parts } = await createTestApp({
    db,
    url,
    environment,
    ...services,
  });
  const { caughtUp } = parts;

  beforeEach(async () => {
    await emptyTables(db, notEmptied);
    // What has no invalidation must not outlive its test.
    clock.passMonotonic(HOUR_MS);
    await catalogueChanged();
    await numbers.reload();
    await ensureSiteKey(db, TEST_KEY);
  });
  /** The triggers have requested a reload; another would take as long again. */
  async function catalogueChanged() {
    await caughtUp();
    await catalogue.settled();
  }

  /** The call as a client makes it, once the server has handled what the test wrote to the tables before. */
  async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
    const { as, key = TEST_KEY, ...input } = options;
    const { method, path, body, bodyType } = toRequest(endpoint, input);
    await caughtUp();
    return app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(key && { 'x-wallabee-api-key': key }),
        ...(as && { 'x-user-token': as.token }),
        ...(bodyType && { 'content-type': bodyType }),
      },
      ...(body !== undefined && { payload: body }),
    });
  }

  async function aPlayer(username = `player${randomBytes(4).toString('hex')}`): Promise<TestPlayer> {
    const { id } = await db
      .insertInto('player')
      .values({ username, name: username })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = randomBytes(16).toString('hex');
    const expires_at = new Date(clock.now.getTime() + 3_600_000);
    await db
      .insertInto('session')
      .values({ token_digest: digest(token), player_id: id, expires_at })
      .execute();
    return { id: PlayerId.parse(id), username, token };
  }

  return {
    ...parts,
    app,
    db,
    url,
    clock,
    catalogue,
    numbers,
    call,
    aPlayer,
    ...catalogueBuilders(db, catalogueChanged),
    ...worldBuilders(db, numbers),
    setId: SetId.parse,
  };
}

const HOUR_MS = 3_600_000;

interface AppOptions {
  db: Db;
  url: string;
  environment?: Record<string, string>;
  web?: Web;
  timeouts?: Timeouts;
  metrics?: Metrics;
  post?: PostOutside;
}

/** The API on the given database, closed after the test file. */
export async function createTestApp({ db, url, environment = {}, ...parts }: AppOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wallabee-data-'));
  const config = readConfig({
    NODE_ENV: 'test',
    WORLD: 'none',
    WEB_API_KEY: TEST_KEY,
    LOG_LEVEL: 'warn',
    // The clock stands still, so budgets would never refill.
    NETWORK_LIMIT: '0',
    DATA_DIR: dataDir,
    ...environment,
  });
  const clock = createTestClock();
  const notifications = await listenForNotifications(url);
  const catalogue = await watchCatalogue(db, notifications);
  const numbers = await watchIssuedNumbers(db, notifications);
  const now = () => clock.now;
  const limits = { mostEventLoopDelayMs: Number.POSITIVE_INFINITY };
  const times = { now, clock: clock.monotonic };
  const logTo = serverLog;
  const { app, ...checks } = await withAnswerChecks(() =>
    createApp({ config, db, catalogue, numbers, notifications, logTo, ...times, ...limits, ...parts }),
  );
  await app.ready();
  await notifications.settled();
  cleanUp(async () => {
    await app.close();
    await notifications.stop();
    // One that a notification started must not outlive its database.
    await Promise.allSettled([catalogue.reload(), numbers.reload()]);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return { app, ...checks, config, catalogue, numbers, clock, caughtUp: notifications.caughtUp };
}

/** `now` may be set to let time pass; `jump` moves the wall clock alone, `passMonotonic` the other. */
function createTestClock() {
  let jumped = 0;
  const clock = {
    now: new Date('2026-06-01T12:00:00Z'),
    monotonic: () => clock.now.getTime() - jumped,
    passMonotonic(ms: number) {
      jumped -= ms;
    },
    jump(ms: number) {
      jumped += ms;
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  return clock;
}

type CallOptions<E extends Endpoint> = { as?: TestPlayer; key?: string | null } & (unknown extends InputOf<E>
  ? unknown
  : InputOf<E>);
