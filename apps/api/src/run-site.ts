import { readConfig } from './config.ts';
import { explain } from './platform/process/failures.ts';
import { createUndoList, stopOnSignal } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { type LoadWeb, startPages, startSite } from './start.ts';

/** Runs one server process. `loadWeb` loads the built web app, or Vite's in development. */
export async function runSite(loadWeb: LoadWeb) {
  const undo = createUndoList();
  stopOnSignal(undo);

  try {
    const config = readConfig();
    const greeting = await (config.API_BASE_URL
      ? startPages({ config, baseUrl: config.API_BASE_URL, loadWeb }, undo)
      : startSite({ config, loadWeb }, undo));
    say(`ready ${config.SITE_URL}`);
    for (const line of greeting) say(line);
  } catch (failure) {
    // A stop while the site starts makes steps fail; those failures are not reported.
    if (undo.hasBegun()) return;
    await undo.all();
    say(explain(failure));
    process.exit(1);
  }
}
