// 2. Pipelines, resets, half-closed and unread connections: every counter returns to its value.
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY } from '../trial/site.mjs';

const line = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-WallaBee-API-Key: ${KEY}\r\n\r\n`;

export const pipelinedResets = {
  name: '2. 200 pipelined requests, then a reset',
  run: ({ target }) =>
    provoke(target, async (turn) => {
      const socket = await target.open({ from: 50 + turn });
      socket.on('error', () => {});
      socket.write(line('/readyz') + line('/faq').repeat(200));
      await sleep(turn * 15);
      reset(socket);
    }),
};

export const streamResets = {
  name: '2. pipelined event streams, then a reset',
  run: ({ target }) =>
    provoke(target, async (turn) => {
      const socket = await target.open({ from: 70 + turn });
      socket.on('error', () => {});
      socket.write(line('/api/events').repeat(100));
      await sleep(50 + turn * 20);
      reset(socket);
    }),
};

export const abortsAtEveryStage = {
  name: '2. half-closed, aborted and deaf connections',
  run: ({ target }) =>
    provoke(target, async (turn) => {
      for (const [place, sent] of STAGES.entries()) {
        const socket = await target.open({ from: 90 + turn * STAGES.length + place });
        socket.on('error', () => {}).pause();
        socket.write(sent);
        await sleep(20);
        if (turn % 3 === 0) reset(socket);
        else if (turn % 3 === 1) socket.end();
        else setTimeout(() => reset(socket), 2_000);
      }
    }),
};

const STAGES = [
  'GET /faq',
  'GET /faq HTTP/1.1\r\nHost: localhost\r\n',
  line('/faq'),
  line('/tools/sets').repeat(20),
  line('/api/events'),
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-WallaBee-API-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
];

async function provoke(target, round) {
  const before = await target.counters();
  for (let turn = 0; turn < 10; turn += 1) await round(turn).catch(() => {});
  const faults = await target.settled(before, 15_000);
  const visits = [];
  for (let visit = 0; visit < 10; visit += 1)
    visits.push(await target.ask('/faq', { from: 30_000 + visit, timeout: 5_000 }));
  const failed = visits.filter(({ status }) => status !== 200);
  if (failed.length > 0)
    faults.push(`${failed.length} of 10 visitors were answered ${failed[0].status} afterwards`);
  const after = await target.counters().catch(() => before);
  return {
    faults,
    summary: `requests under way ${before.inFlight} → ${after.inFlight}, streams ${before.streams} → ${after.streams}, descriptors ${before.files} → ${after.files}, ${before.megabytes} → ${after.megabytes} MB`,
  };
}

function reset(socket) {
  if (socket.resetAndDestroy && !socket.encrypted) socket.resetAndDestroy();
  else socket.destroy();
}
