import { ensureWorld } from './commands/world/ensure-world.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './platform/db/connection/open-database.ts';
import { connect } from './platform/db/db.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { migrationsFolder } from './platform/process/folders.ts';
import { say } from './platform/process/terminal.ts';

/**
 * Migrations and loading take longer than the statement timeout of the site's pool, so they use their own connections.
 */
export async function prepareWorld({ directUrl: url }: OpenDatabase, config: Config) {
  await migrate(url, migrationsFolder);
  const db = connect(url, 2);
  try {
    return await ensureWorld({ db, url, config, report: say });
  } finally {
    await db.destroy();
  }
}
