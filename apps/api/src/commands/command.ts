import { readConfig } from '../config.ts';
import { explain } from '../platform/process/failures.ts';
import { createUndoList, stopOnSignal } from '../platform/process/stopping.ts';
import { say } from '../platform/process/terminal.ts';
import { CommandRefused } from './command-refused.ts';
import {
  type ConfiguredWorld,
  type DatabaseAccess,
  type OpenWorld,
  openUnmigrated,
  openWorld,
} from './world/open-world.ts';

/** The database is opened and migrated on the first call of `openWorld`. */
export interface CommandContext<World extends OpenWorld = OpenWorld> {
  args: string[];
  report(line: string): void;
  openWorld(access?: DatabaseAccess): Promise<World>;
}

export interface DatabaseContext {
  args: string[];
  report(line: string): void;
  /** `read` may share the database of a running site; `fill` needs it exclusively. */
  openDatabase(purpose: 'read' | 'fill'): Promise<{ url: string }>;
}

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
      openWorld: (access) => openWorld(readConfig(), opening, access),
      openDatabase: (purpose) => openUnmigrated(readConfig(), opening, purpose),
    });
  } catch (failure) {
    process.exitCode = 1;
    if (failure instanceof CommandRefused) for (const line of failure.lines) say(line);
    else say(explain(await opening.explainLoss(failure), 'The command failed'));
  } finally {
    await undo.all();
  }
}
