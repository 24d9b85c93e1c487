import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { explain } from './platform/process/failures.ts';
import { createUndoList, stopOnSignal } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { serveBesideOthers } from './platform/workers/worker.ts';
import { greet, startPages, startSite } from './start.ts';

const undo = createUndoList();
stopOnSignal(undo);
// In a cluster the primary process decides what a hang-up means.
if (cluster.isPrimary) stopOnSignal(undo, ['SIGHUP']);
else process.on('SIGHUP', () => {});

try {
  const config = readConfig();
  const site = await (config.API_BASE_URL
    ? startPages(config, config.API_BASE_URL, undo)
    : startSite(config, undo));
  if (config.WORKER) serveBesideOthers(site, undo);
  else greet(config, site.greeting);
} catch (failure) {
  // Steps that fail because the site is being stopped half-way through starting are nobody's trouble.
  if (!undo.hasBegun()) {
    await undo.all();
    say(explain(failure));
    process.exit(1);
  }
}
