// npm run bench:writes: actions of the engine on the large world, their processor time, and how many of them there are
// for each transaction of pgbench on the same server. Options: --quick (the small world, short rounds), --clients=8
import pg from 'pg';
import { say } from '../scripts/setup.mjs';
import { openEngine, startDatabase } from './engine.mjs';
import { openPgbench } from './pgbench.mjs';
import { playTurn, preparePlay } from './play.mjs';
import { prepare } from './prepare.mjs';
import { cpuOf } from './processes.mjs';
import { printSummary, printTable, round, verdict } from './table.mjs';

const isQuick = process.argv.includes('--quick');
const clients = Number(
  process.argv.find((argument) => argument.startsWith('--clients='))?.split('=')[1] ?? 8,
);
const { rounds, seconds, warmUp } = isQuick
  ? { rounds: 2, seconds: 3, warmUp: 2 }
  : { rounds: 4, seconds: 10, warmUp: 10 };
const { world, folder } = await prepare({ isQuick });
const postgres = await startDatabase({ port: Number(process.env.BENCH_PORT ?? 4600), world, folder });
const engine = await openEngine(postgres.url, clients);
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const game = await preparePlay(client, engine.game);
await client.end();
const pgbench = await openPgbench(postgres.url, clients);

await playFor(warmUp);
const actions = [];
const transactions = [];
for (let at = 0; at < rounds; at += 1) {
  actions.push(await playFor(seconds));
  if (pgbench) transactions.push(await benchFor(pgbench, seconds));
}
print();
await pgbench?.remove();
await engine.stop();
await postgres.stop();
process.exit(0);

async function playFor(time) {
  const refusals = new Map();
  let done = 0;
  const act = async (action) => {
    const applied = await engine.perform(action);
    done += 1;
    return applied;
  };
  return measured(time, async (isOver) => {
    const statements = engine.statements();
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (!isOver())
          await playTurn(game, act).catch((failure) => {
            if (!failure.problem?.reason) throw failure;
            refusals.set(failure.problem.reason, (refusals.get(failure.problem.reason) ?? 0) + 1);
          });
      }),
    );
    return { done, statements: engine.statements() - statements, refusals };
  });
}

function benchFor(pgbench, time) {
  return measured(time, async () => ({ done: await pgbench.run(time), statements: 0 }));
}

async function measured(time, run) {
  const [began, before] = [performance.now(), cpuOf(process.pid)];
  const result = await run(() => performance.now() - began > time * 1_000);
  const after = cpuOf(process.pid);
  return {
    ...result,
    seconds: (performance.now() - began) / 1_000,
    own: after.own - before.own,
    database: after.children - before.children,
  };
}

function print() {
  const played = summed(actions);
  const cpu = (played.own + played.database) / played.done;
  say(`refused: ${JSON.stringify(Object.fromEntries(actions.flatMap(({ refusals }) => [...refusals])))}`);
  printTable(
    `Actions of the engine, ${clients} clients`,
    [
      {
        what: 'action',
        'per second': round(played.done / played.seconds),
        statements: round(played.statements / played.done, 1),
        'server ms': round(played.own / played.done, 2),
        'database ms': round(played.database / played.done, 2),
        'ms in all': round(cpu, 2),
        wanted: verdict(cpu <= 1.5, '≤ 1.5'),
      },
    ],
    'ms in all',
  );
  if (transactions.length === 0) return say('pgbench is not installed, so there is nothing to compare with');
  const benched = summed(transactions);
  const share = played.done / played.seconds / (benched.done / benched.seconds);
  printTable(
    'Compared with pgbench, TPC-B-like',
    [
      {
        what: 'actions for each transaction',
        'transactions per second': round(benched.done / benched.seconds),
        'database ms': round(benched.database / benched.done, 2),
        ratio: round(share, 2),
        wanted: verdict(share >= 0.25, '≥ 0.25'),
      },
    ],
    'ratio',
  );
  printSummary();
}

function summed(runs) {
  const sum = (name) => runs.reduce((all, run) => all + run[name], 0);
  return {
    done: sum('done'),
    statements: sum('statements'),
    seconds: sum('seconds'),
    own: sum('own'),
    database: sum('database'),
  };
}
