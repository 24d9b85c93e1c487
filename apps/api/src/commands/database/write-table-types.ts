import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBundledPostgres } from '@wallabee/bundled-postgres/bundled-postgres';
import { connect } from '../../platform/db/db.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { tableTypes } from '../../platform/db/write-table-types.ts';
import { migrationsFolder, tableTypesFile } from '../../platform/process/folders.ts';
import type { CommandContext } from '../command.ts';

/** Writes what the migrations say, and not what the operator's own database may have come to be. */
export async function writeTableTypes({ report }: Pick<CommandContext, 'report'>) {
  await writeFile(tableTypesFile, await describeNewDatabase());
  report(`written ${tableTypesFile}`);
}

async function describeNewDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wallabee-types-'));
  // Where root runs this, the server is another user, who must be able to get in.
  await chmod(dataDir, 0o755);
  const postgres = await startBundledPostgres({ dataDir, settings: { fsync: 'off' } });
  const db = connect(postgres.url, 1);
  try {
    await migrate(postgres.url, migrationsFolder);
    return await tableTypes(db);
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
