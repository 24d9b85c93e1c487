// 3, 6, 7. Clients that send nothing, or next to nothing.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY } from '../trial/site.mjs';
import { createTarget } from './target.mjs';
import { startVisitor } from './visitor.mjs';

const upload = (length) =>
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-WallaBee-API-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;

export const slowBodies = {
  name: '3. 160 bodies of which one byte comes',
  async run({ target }) {
    const before = await target.counters();
    const sockets = await openMany(target, 160, {
      write: upload(1_000),
      from: (place) => 200 + (place >> 3),
    });
    const visitor = startVisitor(target, { path: () => '/faq' });
    await sleep(12_000);
    const { faults, summary } = await visitor.stop();
    const closed = await untilClosed(sockets, 40_000);
    if (closed < sockets.length) faults.push(`${sockets.length - closed} were still open after 50 s`);
    endAll(sockets);
    faults.push(...(await target.settled(before)));
    return { faults, summary: `${summary}; ${closed} of ${sockets.length} closed by the site` };
  },
};

export const unfinishedUpload = {
  name: '6. SIGTERM during an unfinished upload',
  async run({ target, lab }) {
    const site = target.processes.at(-1);
    const [socket] = await openMany(target, 1, { write: upload(200_000) });
    const drip = setInterval(() => socket.write(' '), 1_000);
    await sleep(500);
    const began = Date.now();
    site.kill('SIGTERM');
    const ended = await Promise.race([site.ended, sleep(30_000)]);
    const seconds = (Date.now() - began) / 1_000;
    clearInterval(drip);
    socket.destroy();
    await lab.restart(target, site);
    const faults = [];
    if (!ended || seconds > 10) faults.push('it took longer than 10 s');
    if (ended && ended.code !== 0) faults.push(`it ended with ${ended.code ?? ended.signal}`);
    return { faults, summary: `stopped after ${seconds.toFixed(1)} s` };
  },
};

export const silentConnections = {
  name: '7. 800 silent connections at nofile 600',
  async run({ target, lab }) {
    if (target.isTls) return holdSilent(target, target.processes);
    const dataDir = join(lab.folder, 'few-files');
    const site = await lab.startOne({ dataDir, descriptors: 600, environment: lab.shared });
    try {
      return await holdSilent(createTarget({ name: 'few files', url: site.url, processes: [site] }), [site]);
    } finally {
      await Promise.race([site.stop(), sleep(15_000).then(() => site.kill('SIGKILL'))]);
    }
  },
};

async function holdSilent(target, processes) {
  const sockets = await openMany(target, 800, { from: (place) => 500 + (place >> 2) });
  const faults = [];
  await sleep(15_000);
  const served = await target.ask('/faq', { from: 31_000, timeout: 10_000 });
  if (served.status !== 200)
    faults.push(`after 15 s a visitor was answered ${served.status} (${served.error ?? ''})`);
  for (const { ended, port } of processes)
    if (await Promise.race([ended, sleep(10)])) faults.push(`the process on port ${port} has ended`);
  const closed = await untilClosed(sockets, 10);
  endAll(sockets);
  return {
    faults,
    summary: `${closed} of ${sockets.length} closed by then, visitor ${served.status} in ${Math.round(served.ms)} ms`,
  };
}

/**
 * The connections that could be opened within 8 s; the rest were refused.
 * @param {any} target
 * @param {number} count
 * @param {{ write?: string, from?: (place: number) => number }} options
 */
export async function openMany(target, count, { write, from = () => 1 }) {
  const opened = Array.from({ length: count }, async (_, place) => {
    const socket = await Promise.race([target.open({ from: from(place) }), sleep(8_000)]).catch(
      () => undefined,
    );
    socket?.on('error', () => {});
    if (write) socket?.write(write);
    return socket;
  });
  return (await Promise.all(opened)).filter(Boolean);
}

async function untilClosed(sockets, mostMs) {
  const until = Date.now() + mostMs;
  const closed = () => sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;
  while (closed() < sockets.length && Date.now() < until) await sleep(200);
  return closed();
}

function endAll(sockets) {
  for (const socket of sockets) socket.destroy();
}
