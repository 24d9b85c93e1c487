import { type Config, readConfig } from '../config.ts';
import { connect, type Db } from '../platform/db/db.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import { findBundledPostgres } from '../platform/postgres/find-bundled-postgres.ts';
import { explain } from '../platform/process/failures.ts';
import { migrationsFolder } from '../platform/process/folders.ts';
import { createUndoList, stopOnSignal, type UndoList } from '../platform/process/stopping.ts';
import { say } from '../platform/process/terminal.ts';

/** What an operator's command is given. The database is opened, and migrated, only when it is asked for. */
export interface CommandContext<World extends OpenWorld = OpenWorld> {
  args: string[];
  report(line: string): void;
  openWorld(): Promise<World>;
}

/** For commands that take the database as it is, whether to read it or to make it. */
export interface DatabaseContext {
  args: string[];
  report(line: string): void;
  /** To `read`, it may be the one of a site that runs; to `fill`, it must be nobody's. */
  openDatabase(purpose: 'read' | 'fill'): Promise<{ url: string }>;
}

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

/** A command threw this to say, line by line, why it did nothing. */
export class CommandRefused extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Runs the command from the terminal, puts away what it opened, and leaves the exit code. */
export async function runCommand(
  command: (context: CommandContext<ConfiguredWorld> & DatabaseContext) => Promise<void>,
) {
  const undo = createUndoList();
  stopOnSignal(undo);
  const opening = { undo, explainLoss: async (failure: unknown) => failure };
  try {
    await command({
      args: process.argv.slice(2),
      report: say,
      openWorld: () => openWorld(opening),
      openDatabase: (purpose) => openAsItIs(purpose, opening),
    });
  } catch (failure) {
    process.exitCode = 1;
    if (failure instanceof CommandRefused) for (const line of failure.lines) say(line);
    else say(explain(await opening.explainLoss(failure), 'The command failed'));
  } finally {
    await undo.all();
  }
}

/** What is to be put away afterwards, and who can tell why the database was lost. */
type Opening = { undo: UndoList } & Pick<OpenDatabase, 'explainLoss'>;

async function openAsItIs(purpose: 'read' | 'fill', opening: Opening): Promise<{ url: string }> {
  const { DATABASE_URL, DATA_DIR } = readConfig();
  if (!DATABASE_URL && purpose === 'read') {
    const found = await findBundledPostgres(DATA_DIR);
    if (found === undefined) throw new CommandRefused([`There is no database in ${DATA_DIR}.`]);
    if (found.url) return { url: found.url };
  }
  return openForCommand({ DATABASE_URL, DATA_DIR }, opening);
}

async function openWorld(opening: Opening): Promise<ConfiguredWorld> {
  const config = readConfig();
  const database = await openForCommand(config, opening);
  const migrated = await migrate(database.url, migrationsFolder);
  const db = connect(database.url, 2);
  opening.undo.later(() => db.destroy());
  return { db, url: database.url, config, migrated };
}

async function openForCommand(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  opening: Opening,
): Promise<OpenDatabase> {
  const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, report: say });
  opening.undo.later(() => database.stop());
  opening.explainLoss = database.explainLoss;
  return database;
}
