// A disk that fills up under a site.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectSentence, quote, startAndFail } from './refusal.mjs';
import { makeSamplePlayers } from './sample-players.mjs';
import { connectTo, freePort, startSite } from './site.mjs';
import { createLedger, findFaults, startWriters } from './writers.mjs';

export async function fullDisk(folder) {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=0711', 'tmpfs', disk]);
  if (mounted.status !== 0)
    return { summary: 'not tried: a disk of its own could not be made here (needs root)' };
  try {
    return await fillAndFree(disk);
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
}

async function fillAndFree(disk) {
  const smallDir = join(disk, 'data');
  const small = await startSite({ dataDir: smallDir, port: await freePort() });
  let smallDb = connectTo(smallDir);
  const smallSample = await makeSamplePlayers(smallDb, { players: 40, codes: 300 });
  const ledger = createLedger();
  const writers = startWriters({ url: small.url, sample: smallSample, ledger });
  await sleep(1_000);
  const filler = join(disk, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
  await sleep(6_000);
  const faults = [];
  const alive = await fetch(`${small.url}/healthz`);
  if (alive.status !== 200) faults.push('/healthz did not answer');
  await writers.stop();
  await small.stop();
  const output = await startAndFail({ dataDir: smallDir });
  faults.push(...expectSentence(output, /no space left on the disk/i));
  rmSync(filler);
  const again = await startSite({ dataDir: smallDir, port: await freePort() });
  await smallDb.end().catch(() => {});
  smallDb = connectTo(smallDir);
  faults.push(...(await findFaults(smallDb, { ledger, sample: smallSample })));
  const strange = ledger.refusals.find(({ status }) => ![503, 429].includes(status));
  if (strange) faults.push(`a ${strange.kind} was answered ${strange.status}`);
  await smallDb.end();
  await again.stop();
  return {
    faults,
    summary: `${ledger.acknowledged.length} writes acknowledged, ${ledger.statuses[503] ?? 0} refused with 503; ${quote(output)} With room again it starts and holds all of them.`,
  };
}
