// Load on several servers alternately, forward and backward, so that a slowing machine affects all of them.
import autocannon from 'autocannon';
import { cpuOf } from './processes.mjs';
import { median } from './table.mjs';

/**
 * Each target: { name, url, pid, paths?, method?, headers?, bodies? }. Every connection gets its own share of
 * `paths` and `bodies`.
 */
export async function measure(targets, { connections = 20, seconds, rounds, warmUp }) {
  for (const target of targets) await shoot(target, { connections, seconds: warmUp });
  const shots = new Map(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round++) {
    for (const target of round % 2 ? [...targets].reverse() : targets)
      shots.get(target).push(await shoot(target, { connections, seconds }));
  }
  return targets.map((target) => {
    const all = shots.get(target);
    const middle = (field) => median(all.map((shot) => shot[field]));
    return {
      name: target.name,
      perSecond: middle('perSecond'),
      p97: middle('p97'),
      cpuMs: middle('cpuMs'),
      databaseMs: middle('databaseMs'),
      failed: all.reduce((sum, shot) => sum + shot.failed, 0),
    };
  });
}

async function shoot(target, { connections, seconds }) {
  const { url, pid } = target;
  const requests = requestsOf(target);
  const parts = Math.min(connections, requests.length);
  let nth = 0;
  const before = cpuOf(pid);
  const began = performance.now();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // autocannon copies this list for every connection, so each gets its share afterwards.
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      const part = nth++ % parts;
      client.setRequests(requests.filter((_, at) => at % parts === part));
    },
  });
  const lastedMs = performance.now() - began;
  const after = cpuOf(pid);
  const total = Math.max(1, result.requests.total);
  return {
    perSecond: (total / lastedMs) * 1_000,
    // autocannon reports no p95; this is an upper bound.
    p97: result.latency.p97_5,
    cpuMs: (after.own - before.own) / total,
    databaseMs: (after.children - before.children) / total,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function requestsOf({ paths = [''], bodies = [undefined], method = 'GET', headers = {}, url }) {
  const base = new URL(url).pathname.replace(/\/$/, '');
  return paths.flatMap((path) =>
    bodies.map((body) => ({
      method,
      path: `${base}${path}` || '/',
      headers,
      ...(body !== undefined && { body }),
    })),
  );
}
