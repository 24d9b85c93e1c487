import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  ALTERED_API,
  ALTERED_SITE,
  CLOSED_ADDRESS,
  FAILING_SITE,
  LOG_FOLDER,
  SITE,
  WORLD_FOLDER,
} from './sites.ts';

// Every worker loads this file; only the first load, before the servers start, removes the old world.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const folder of [WORLD_FOLDER, LOG_FOLDER]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(LOG_FOLDER, { recursive: true });
}

// Every browser comes from one address.
process.env.NETWORK_LIMIT = '0';

/** `exec`, because signals must reach the server and not a shell. */
function run(script: string, name: string) {
  return { command: `exec node ${script} > ${join(LOG_FOLDER, name)}.log` };
}

const SERVER = '../apps/api/dist/main.js';

const server = {
  // SIGKILL, the default, would leave the bundled PostgreSQL running.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  timeout: 120_000,
} as const;

export default defineConfig({
  testDir: '.',
  globalSetup: './set-up-regulars.ts',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // One more than the two cores, since every test waits now and then.
  workers: 3,
  forbidOnly: true,
  // A shared machine may stall once.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./server-logs.ts'],
    ['json', { outputFile: join('..', process.env.REPORTS ?? '.cache/reports', 'e2e.json') }],
  ],
  outputDir: '../.cache/e2e',
  use: {
    baseURL: SITE,
    // A worker downloads the whole site. Tests that need it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page would start two renderers otherwise, which takes a tenth of the time of the run.
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'on-first-retry',
  },
  webServer: [
    {
      ...server,
      ...run(SERVER, 'site'),
      url: `${SITE}/readyz`,
      env: {
        PORT: new URL(SITE).port,
        DATA_DIR: WORLD_FOLDER,
        WORLD: 'small',
        LIVE: 'off',
        SITE_URL: SITE,
      },
    },
    // The same pages with an API that is down.
    {
      ...server,
      ...run(SERVER, 'failing-site'),
      url: `${FAILING_SITE}/readyz`,
      env: {
        PORT: new URL(FAILING_SITE).port,
        SITE_URL: FAILING_SITE,
        API_BASE_URL: `${CLOSED_ADDRESS}/api`,
        SUPPORT_URL: 'https://help.wallabee.example/',
        IPHONE_APP_URL: 'https://apps.wallabee.example/bee',
      },
    },
    // The same pages with some responses altered.
    {
      ...server,
      ...run('altered-api.mjs', 'altered-api'),
      url: `${ALTERED_API}/readyz`,
      env: { PORT: new URL(ALTERED_API).port, SITE },
    },
    {
      ...server,
      ...run(SERVER, 'altered-site'),
      url: `${ALTERED_SITE}/readyz`,
      env: {
        PORT: new URL(ALTERED_SITE).port,
        SITE_URL: ALTERED_SITE,
        API_BASE_URL: `${ALTERED_API}/api`,
      },
    },
  ],
});
