// One round: a fault under load, its repair, and what was lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { findFaults } from '../trial/writers.mjs';
import { findLeader, untilHealthy } from './cluster.mjs';
import { findLostDirect, startDirectWriter } from './direct-writer.mjs';
import { startLoad, watchWrites } from './load.mjs';

const BEFORE_MS = 3_000;
const LONGEST_MS = 60_000;
const MOST_SECONDS = 20;

export async function tryRound({ fault, machines, sites, db, sample, addresses, direct }) {
  const primary = await untilHealthy(machines);
  const load = startLoad({ sites, sample, addresses });
  await sleep(BEFORE_MS);
  const writer = startDirectWriter({ ...direct, address: primary.address });
  await sleep(500);
  const began = Date.now();
  const watches = load.ledgers.map((ledger) => watchWrites(ledger, began));
  await fault.hurt(primary);
  const isReplaced = await untilReplaced();
  const seconds = Math.max(...watches.map((watch) => watch.stop()));
  await fault.heal(primary);
  await untilHealthy(machines);
  const pages = await load.stop();
  return judge(pages);

  async function untilReplaced() {
    while (Date.now() - began < LONGEST_MS) {
      const leader = await findLeader(machines.filter((machine) => machine !== primary));
      if (leader && leader !== primary.name && watches.every((watch) => watch.isBack())) return true;
      await sleep(200);
    }
    return false;
  }

  async function judge(read) {
    const directly = await writer.stop();
    const faults = await findLostDirect(db, directly);
    for (const ledger of load.ledgers) faults.push(...(await findFaults(db, { ledger, sample })));
    const doubled = faults.filter((text) => / is there [2-9]/.test(text)).length + (await countDoubled(db));
    const sum = (name) => read.reduce((total, pages) => total + pages[name], 0);
    const acknowledged = load.ledgers.reduce((total, ledger) => total + ledger.acknowledged.length, 0);
    return {
      seconds,
      acknowledged: directly.length + acknowledged,
      lost: faults.length - doubled,
      doubled,
      pages: sum('read'),
      failed: sum('failures'),
      slowestMs: Math.max(...read.map(({ slowestMs }) => slowestMs)),
      problems: [...faults, ...read.flatMap(({ failed }) => failed), ...findOthers()],
    };
  }

  function findOthers() {
    const strange = load.ledgers
      .flatMap(({ refusals }) => refusals)
      .filter(({ status }) => ![503, 429].includes(status))
      .map(({ kind, status, text }) => `a ${kind} was answered ${status}: ${text}`);
    if (!isReplaced) strange.push('writes were not back within a minute');
    if (seconds > MOST_SECONDS) strange.push('writes were back too late');
    if (sites.some((site) => site.hasEnded())) strange.push('a process of the site ended');
    return strange;
  }
}

async function countDoubled(db) {
  const { rows } = await db.query(
    'select item_type_id, number from item group by item_type_id, number having count(*) > 1',
  );
  return rows.length;
}
