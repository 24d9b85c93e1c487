import type { Config } from '../config.ts';
import { connect, type Db } from '../platform/db/db.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import { findBundledPostgres } from '../platform/postgres/find-bundled-postgres.ts';
import { migrationsFolder } from '../platform/process/folders.ts';
import type { UndoList } from '../platform/process/stopping.ts';
import { say } from '../platform/process/terminal.ts';
import { CommandRefused } from './command-refused.ts';

export interface OpenWorld {
  db: Db;
  /** The names of the migrations that had to be applied first. */
  migrated: string[];
}

/** For commands that need a connection of their own, or know what is configured. */
export interface ConfiguredWorld extends OpenWorld {
  url: string;
  config: Config;
}

/** Whether a site that runs on the bundled database may go on doing so. */
export type Company = 'alone' | 'beside the site';

/** What is to be put away afterwards, and who can tell why the database was lost. */
export type Opening = { undo: UndoList } & Pick<OpenDatabase, 'explainLoss'>;

type Where = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export async function openWorld<Settings extends Where>(
  config: Settings,
  opening: Opening,
  company: Company = 'alone',
): Promise<OpenWorld & { url: string; config: Settings }> {
  const running =
    company === 'alone' || config.DATABASE_URL ? {} : await findBundledPostgres(config.DATA_DIR);
  const url = running?.url ?? (await openAlone(config, opening)).url;
  const migrated = await migrate(url, migrationsFolder);
  const db = connect(url, 2);
  opening.undo.later(() => db.destroy());
  return { db, url, config, migrated };
}

export async function openAsItIs(
  { DATABASE_URL, DATA_DIR }: Where,
  opening: Opening,
  purpose: 'read' | 'fill',
): Promise<{ url: string }> {
  if (!DATABASE_URL && purpose === 'read') {
    const found = await findBundledPostgres(DATA_DIR);
    if (found === undefined) throw new CommandRefused([`There is no database in ${DATA_DIR}.`]);
    if (found.url) return { url: found.url };
  }
  return openAlone({ DATABASE_URL, DATA_DIR }, opening);
}

async function openAlone({ DATABASE_URL, DATA_DIR }: Where, opening: Opening): Promise<OpenDatabase> {
  const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, report: say });
  opening.undo.later(() => database.stop());
  opening.explainLoss = database.explainLoss;
  return database;
}
