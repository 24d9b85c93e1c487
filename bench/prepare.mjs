// What every bench under load does first.
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, say } from '../scripts/setup.mjs';

/** Builds the site, prints the machine, and returns the world to measure with the folder of its data. */
export async function prepare({ isQuick }) {
  const world = isQuick ? 'small' : 'large';
  ensureInstalled();
  await ensureBuilt();
  say(
    `${new Date().toISOString()}, ${cpus().length} cores (${cpus()[0].model.trim()}), load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, world ${world}`,
  );
  return { world, folder: resolve(process.env.BENCH_DATA ?? `.cache/bench/${world}`) };
}
