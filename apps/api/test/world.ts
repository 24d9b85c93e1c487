import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { afterAll, beforeEach } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { holdCatalogue } from '../src/features/catalogue/catalogue.public.ts';
import { holdIssuedNumbers } from '../src/features/items/items.public.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { Timeouts } from '../src/platform/http/traffic/http-server.ts';
import type { Metrics } from '../src/platform/metrics/metrics.ts';
import type { Web } from '../src/platform/pages/load-web-app.ts';
import { listenForNotifications } from '../src/platform/realtime/notifications.ts';
import { keepSiteKey } from '../src/platform/sessions/application-keys.queries.ts';
import { digest } from '../src/platform/sessions/digest.ts';
import { withAnswerChecks } from './answer-checks.ts';
import { catalogueBuilders } from './builders/catalogue-builders.ts';
import { worldBuilders } from './builders/world-builders.ts';
import { createTestDatabase, emptyTables } from './database.ts';
import { hearing } from './hearing.ts';

export const TEST_KEY = 'test-key-0001';

export interface TestPlayer {
  id: PlayerId;
  username: string;
  token: string;
}

/** The whole API on a database of its own, emptied before each test. */
export async function createTestWorld(environment: Record<string, string> = {}) {
  const { db, url } = await createTestDatabase();
  const { app, clock, catalogue, numbers, ...parts } = await createTestApp({ db, url, environment });
  const { allIsHeard } = parts;

  beforeEach(async () => {
    await emptyTables(db);
    // What the last test changed, and what was said of its rows that are gone now, is news to no other test.
    await allIsHeard();
    await catalogue.reload();
    await numbers.reload();
    await keepSiteKey(db, TEST_KEY);
  });
  /** The call as a client would make it, answered as the client would read it. */
  async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
    const { as, key = TEST_KEY, ...input } = options;
    const { method, path, body } = toRequest(endpoint, input);
    return app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(key && { 'x-wallabee-api-key': key }),
        ...(as && { 'x-user-token': as.token }),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
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
    ...catalogueBuilders(db, catalogue),
    ...worldBuilders(db, numbers),
    setId: SetId.parse,
  };
}

/** As in production, where answers are kept. Whatever is kept has grown old when the next test begins. */
export async function createKeepingWorld() {
  const world = await createTestWorld({ NODE_ENV: 'development' });
  beforeEach(() => {
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  });
  return world;
}

interface AppOptions {
  db: Db;
  url: string;
  environment?: Record<string, string>;
  web?: Web;
  timeouts?: Timeouts;
  metrics?: Metrics;
}

/** The API on whatever the database holds; gone when the file is done. */
export async function createTestApp({ db, url, environment = {}, ...parts }: AppOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wallabee-data-'));
  const config = readConfig({
    NODE_ENV: 'test',
    WORLD: 'none',
    WEB_API_KEY: TEST_KEY,
    LOG_LEVEL: 'silent',
    // The clock stands still, so that no budget would ever fill up again.
    NETWORK_LIMIT: '0',
    DATA_DIR: dataDir,
    ...environment,
  });
  const clock = createTestClock();
  const notifications = await listenForNotifications(url);
  const catalogue = await holdCatalogue(db, notifications);
  const numbers = await holdIssuedNumbers(db, notifications);
  const now = () => clock.now;
  const { app, unanswered } = await withAnswerChecks(() =>
    createApp({ config, db, catalogue, numbers, notifications, now, clock: clock.monotonic, ...parts }),
  );
  await app.ready();
  const allIsHeard = await hearing(db, notifications);
  afterAll(async () => {
    await app.close();
    await notifications.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return { app, unanswered, catalogue, numbers, clock, allIsHeard };
}

/** `now` may be set to let time pass; `jump` moves the wall clock alone. */
function createTestClock() {
  let jumped = 0;
  const clock = {
    now: new Date('2026-06-01T12:00:00Z'),
    monotonic: () => clock.now.getTime() - jumped,
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
