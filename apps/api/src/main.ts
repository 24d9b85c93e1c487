import { readConfig } from './config.ts';
import { explain } from './platform/process/failures.ts';
import { createUndoList, stopOnSignal } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { startPages, startSite } from './start.ts';

const undo = createUndoList();
stopOnSignal(undo);

try {
  const config = readConfig();
  const greeting = await (config.API_BASE_URL
    ? startPages(config, config.API_BASE_URL, undo)
    : startSite(config, undo));
  say(`ready ${config.SITE_URL}`);
  for (const line of greeting) say(line);
} catch (failure) {
  // A stop while the site starts makes steps fail; those failures are not reported.
  if (!undo.hasBegun()) {
    await undo.all();
    say(explain(failure));
    process.exit(1);
  }
}
