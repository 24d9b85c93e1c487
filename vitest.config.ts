import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const LAUNCHER_TESTS = [
  'packages/bundled-postgres/src/*.test.ts',
  'apps/api/src/platform/db/replica/own-writes.test.ts',
  'apps/api/src/platform/db/replica/read-replica.test.ts',
  'apps/api/src/commands/world/open-world.test.ts',
  'apps/api/test/processes/failover.test.ts',
];

/** Generous, because the machine may be slow or busy. */
const TIMEOUTS = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

export default defineConfig({
  test: {
    // All of them: left to itself it keeps one core free, which on two is half of the machine.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/worker/src/**/*.test.ts',
          ],
          exclude: LAUNCHER_TESTS,
          setupFiles: ['vitest.setup.ts'],
          isolate: false,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          exclude: LAUNCHER_TESTS,
          globalSetup: ['apps/api/test/start-postgres.ts'],
          // Each file has a database of its own; reading the whole server anew for each took half of the time.
          setupFiles: ['vitest.setup.ts', 'apps/api/test/clean-up.setup.ts'],
          isolate: false,
          ...TIMEOUTS,
        },
      },
      // Servers and sites of their own, which no two files may share.
      {
        test: { name: 'launcher', include: LAUNCHER_TESTS, ...TIMEOUTS },
      },
    ],
  },
});
