import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBundledPostgres } from '@wallabee/bundled-postgres/bundled-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/migrations/migrate.ts';
import { migrationsFolder } from '../src/platform/process/folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for the whole run; each test file copies the migrated template. */
export default async function startPostgres(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wallabee-test-'));
  // Durability is off, because tests need none, and autovacuum is off, because query plans must not depend on its
  // timing.
  const settings = {
    autovacuum: 'off',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const postgres = await startBundledPostgres({ dataDir, settings });

  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database template_wallabee');
  await admin.end();
  await migrate(databaseUrl(postgres.url, 'template_wallabee'), migrationsFolder);
  project.provide('postgresUrl', postgres.url);

  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}

export function databaseUrl(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
}
