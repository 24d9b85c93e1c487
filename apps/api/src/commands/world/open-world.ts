import { findBundledPostgres } from '@wallabee/bundled-postgres/find-bundled-postgres';
import type { Config } from '../../config.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/connection/open-database.ts';
import { connect, type Db } from '../../platform/db/db.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { migrationsFolder } from '../../platform/process/folders.ts';
import type { UndoList } from '../../platform/process/stopping.ts';
import { say } from '../../platform/process/terminal.ts';
import { CommandRefused } from '../command-refused.ts';

export interface OpenWorld {
  db: Db;
  migrated: string[];
}

export interface ConfiguredWorld extends OpenWorld {
  url: string;
  config: Config;
}

/** Whether a running site may keep using the bundled database. */
export type DatabaseAccess = 'exclusive' | 'shared';

export type Opening = { undo: UndoList } & Pick<OpenDatabase, 'explainLoss'>;

type Where = Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>;

export async function openWorld<Settings extends Where>(
  config: Settings,
  opening: Opening,
  access: DatabaseAccess = 'exclusive',
): Promise<OpenWorld & { url: string; config: Settings }> {
  const running =
    access === 'exclusive' || config.DATABASE_URL ? {} : await findBundledPostgres(config.DATA_DIR);
  const url = running?.url ?? (await openExclusively(config, opening)).directUrl;
  const migrated = await migrate(url, migrationsFolder);
  const db = connect(url, 2);
  opening.undo.later(() => db.destroy());
  return { db, url, config, migrated };
}

export async function openUnmigrated(
  where: Where,
  opening: Opening,
  purpose: 'read' | 'fill',
): Promise<{ url: string }> {
  if (!where.DATABASE_URL && purpose === 'read') {
    const found = await findBundledPostgres(where.DATA_DIR);
    if (found === undefined) throw new CommandRefused([`There is no database in ${where.DATA_DIR}.`]);
    if (found.url) return { url: found.url };
  }
  return { url: (await openExclusively(where, opening)).directUrl };
}

async function openExclusively(where: Where, opening: Opening): Promise<OpenDatabase> {
  const database = await openDatabase(
    {
      url: where.DATABASE_URL,
      directUrl: where.DATABASE_DIRECT_URL,
      dataDir: where.DATA_DIR,
      report: say,
    },
    opening.undo,
  );
  opening.explainLoss = database.explainLoss;
  return database;
}
