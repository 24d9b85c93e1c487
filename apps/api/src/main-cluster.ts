import { readConfig } from './config.ts';
import { explain } from './platform/process/failures.ts';
import { createUndoList, stopOnSignal } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { startCluster } from './start-cluster.ts';

const undo = createUndoList();
stopOnSignal(undo);

try {
  await startCluster(readConfig(), undo);
} catch (failure) {
  if (!undo.hasBegun()) {
    await undo.all();
    say(explain(failure));
    process.exit(1);
  }
}
