import { resolve } from 'node:path';
import { memoryMiB, pause, startSite } from './processes.mjs';
import { printTable, round, verdict } from './table.mjs';

export async function secondStart({ port, world }) {
  const site = { port, world, folder: resolve(`.cache/bench/${world}`) };
  await (await startSite(site)).stop();

  const { pid, readyMs, stop } = await startSite(site);
  await pause(5_000);
  const megabytes = (memoryMiB(pid) * 1_024 ** 2) / 1_000_000;
  await stop();

  const seconds = readyMs / 1_000;
  printTable(
    'Start',
    [{ what: 'second start', seconds: round(seconds, 1), wanted: verdict(seconds <= 5, '≤ 5') }],
    'seconds',
  );
  printTable(
    'Memory',
    [{ what: 'idle server process', MB: round(megabytes), wanted: verdict(megabytes <= 300, '≤ 300') }],
    'MB',
  );
}
