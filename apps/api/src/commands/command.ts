import { readConfig } from '../config.ts';
import { explain } from '../platform/process/failures.ts';
import { createUndoList, stopOnSignal } from '../platform/process/stopping.ts';
import { say } from '../platform/process/terminal.ts';
import { CommandRefused } from './command-refused.ts';
import {
  type Company,
  type ConfiguredWorld,
  type OpenWorld,
  openAsItIs,
  openWorld,
} from './world/open-world.ts';

/** What an operator's command is given. The database is opened, and migrated, only when it is asked for. */
export interface CommandContext<World extends OpenWorld = OpenWorld> {
  args: string[];
  report(line: string): void;
  /** A site that runs has the bundled database open; who changes little may join it there. */
  openWorld(company?: Company): Promise<World>;
}

/** For commands that take the database as it is, whether to read it or to make it. */
export interface DatabaseContext {
  args: string[];
  report(line: string): void;
  /** To `read`, it may be the one of a site that runs; to `fill`, it must be nobody's. */
  openDatabase(purpose: 'read' | 'fill'): Promise<{ url: string }>;
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
      openWorld: (company) => openWorld(readConfig(), opening, company),
      openDatabase: (purpose) => openAsItIs(readConfig(), opening, purpose),
    });
  } catch (failure) {
    process.exitCode = 1;
    if (failure instanceof CommandRefused) for (const line of failure.lines) say(line);
    else say(explain(await opening.explainLoss(failure), 'The command failed'));
  } finally {
    await undo.all();
  }
}
