import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from '@playwright/test/reporter';
import { LOG_FOLDER } from './sites.ts';

/** Fails the run where a server of the journeys has logged an error. */
export default class ServerLogs implements Reporter {
  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const lines = logFiles().flatMap((file) =>
      errorLines(readFileSync(join(LOG_FOLDER, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    if (lines.length === 0) return undefined;
    process.stdout.write(`The servers have logged errors:\n${lines.join('\n')}\n`);
    return { status: 'failed' };
  }
}

function logFiles(): string[] {
  return existsSync(LOG_FOLDER) ? readdirSync(LOG_FOLDER) : [];
}

/** Errors, and responses that were sent twice, which are logged as warnings. */
function errorLines(log: string): string[] {
  return log.split('\n').filter((line) => /^\{"level":[56]0/.test(line) || /^\{.*FST_ERR_REP/.test(line));
}
