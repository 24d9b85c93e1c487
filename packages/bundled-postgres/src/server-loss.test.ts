import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseHome } from './data-folder.ts';
import { explainLoss } from './server-loss.ts';
import { aFolder } from './site-process.fixture.ts';

const BEFORE = '[1] PANIC:  could not write to file "pg_wal/1": No space left on device\n';

test.each([
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  Object.assign(new Error('terminating connection'), { code: '57P02' }),
  new Error('Connection terminated unexpectedly'),
])('a full disk that ended the server is reported instead of "$message"', async (failure) => {
  const { folder, run } = await aRun('[7] PANIC:  could not write: No space left on device\n');

  expect(await explainLoss(failure, run)).toMatchObject({
    message: `There is no space left on the disk that holds ${folder}.`,
  });
});

test('another reason refers to the log, and earlier lines of the log are ignored', async () => {
  const { folder, run } = await aRun('[7] LOG:  received fast shutdown request\n');

  const explained = await explainLoss(new Error('Connection terminated unexpectedly'), run);

  expect(explained).toMatchObject({
    message: `PostgreSQL ended while it was needed; its log ${folder}/server.log has the reason.`,
  });
});

test('an error of the server itself is unchanged', async () => {
  const { run } = await aRun('[7] PANIC:  could not write: No space left on device\n');
  const refusal = Object.assign(new Error('syntax error'), { code: '42601' });

  expect(await explainLoss(refusal, run)).toBe(refusal);
});

async function aRun(words: string) {
  const folder = await aFolder();
  const log = join(folder, 'server.log');
  await writeFile(log, BEFORE + words);
  return { folder, run: { home: { folder, log } as DatabaseHome, logStart: BEFORE.length } };
}
