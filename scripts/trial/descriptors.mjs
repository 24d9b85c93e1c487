// A process with few file descriptors, and more connections than that.
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, freePort, startSite } from './site.mjs';

const DESCRIPTORS = 300;
const CONNECTIONS = 500;

export async function fillDescriptors({ folder }) {
  const port = await freePort();
  const site = await startSite({ dataDir: join(folder, 'few-files'), port, descriptors: DESCRIPTORS });
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    net.connect(port, '127.0.0.1').on('error', () => {}),
  );
  await sleep(5_000);
  const faults = [];
  if (await Promise.race([site.ended, sleep(10)])) faults.push(`the process has ended: ${lastLine(site)}`);
  for (const socket of sockets) socket.destroy();
  const began = Date.now();
  while (faults.length === 0 && !(await isServed(site.url))) {
    if (Date.now() - began > 20_000) faults.push('nobody was served 20 s after they were gone');
    await sleep(200);
  }
  const back = (Date.now() - began) / 1_000;
  const { code } = await site.stop();
  if (code !== 0) faults.push(`it ended with ${code}`);
  return {
    faults,
    summary: `${DESCRIPTORS} descriptors, ${CONNECTIONS} silent connections; served again ${back.toFixed(1)} s after they were gone`,
  };
}

async function isServed(url) {
  const answers = await Promise.all(
    ['/faq', '/readyz', '/tools/profile/demo/bio'].map((path) => ask(url + path).catch(() => undefined)),
  );
  return answers.every((answer) => answer?.status === 200);
}

function lastLine(site) {
  return site.output().trim().split('\n').at(-1);
}
