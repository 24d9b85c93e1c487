// 11. A process that dies during a redeem: nginx must not send the request to the other one.
import { setTimeout as sleep } from 'node:timers/promises';

export const redeemSentOnce = {
  name: '11. kill -9 in the middle of a redeem',
  async run({ target, lab }) {
    if (!target.isTls) return { faults: [], summary: 'one process: no other to send it to' };
    const [player] = lab.sample.players;
    const faults = [];
    const addresses = [
      (code) => `/api/users/${player.id}/redeem/${code}`,
      (code) => `//api//users/${player.id}//redeem/${code}`,
      (code) => `/api/users/${player.id}/%72edeem/${code}`,
    ];
    for (const address of addresses)
      faults.push(...(await dieWhileRedeeming({ target, lab, player, address })));
    return { faults, summary: `${addresses.length} ways to write it, each answered 502 and sent once` };
  },
};

async function dieWhileRedeeming({ target, lab, player, address }) {
  const code = lab.sample.codes.pop();
  const lock = await lab.db.connect();
  await lock.query('begin');
  await lock.query('select 1 from redeem_code where code = $1 for update', [code]);
  const headers = { 'x-user-token': player.token };
  const asked = target.ask(address(code), { headers, timeout: 20_000 });
  const faults = [];
  try {
    const site = await busyOne(target, asked);
    site.kill('SIGKILL');
    await site.ended;
    await sleep(1_500);
    const others = target.processes.filter((one) => one !== site);
    for (const other of others)
      if ((await inFlight(other)) > 0) faults.push(`${address('…')} was sent to another process`);
    await lock.query('rollback');
    const { status } = await asked;
    if (faults.length === 0 && status !== 502) faults.push(`${address('…')} was answered ${status}`);
    await lab.restart(target, site);
  } finally {
    await lock.query('rollback').catch(() => {});
    lock.release();
  }
  return faults;
}

async function busyOne(target, asked) {
  for (let tries = 0; tries < 50; tries += 1) {
    for (const site of target.processes) if ((await inFlight(site)) > 0) return site;
    const early = await Promise.race([asked, sleep(100)]);
    if (early) throw new Error(`the redeem was answered ${early.status} before anything happened to it`);
  }
  throw new Error('the redeem reached no process');
}

async function inFlight({ metricsUrl }) {
  const metrics = await (await fetch(metricsUrl, { headers: { connection: 'close' } })).text();
  return Number(/^http_requests_in_flight(?:{[^}]*})? (\d+)/m.exec(metrics)?.[1] ?? 0);
}
