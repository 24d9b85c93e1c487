// Commits a second without NOTIFY, with NOTIFY in each transaction, and with one publisher, in turn.
import pg from 'pg';
import { printTable, round } from './table.mjs';

const ROUNDS = 3;
const WRITE = `insert into event_log (kind, at, data) values ('release', now(), '{}')`;
const PUBLISH = `select pg_notify('bench_streams', '{"logged":true}')`;
const WAYS = [
  { name: 'none', text: WRITE, everyMs: undefined },
  { name: 'in the transaction', text: `with logged as (${WRITE}) ${PUBLISH}`, everyMs: undefined },
  { name: 'by a publisher', text: WRITE, everyMs: 20 },
];

export async function measureNotify(connection, { seconds }) {
  const listener = new pg.Client(connection);
  await listener.connect();
  await listener.query('listen bench_streams');
  const rows = [];
  for (const synchronous of ['on', 'off']) {
    for (const clients of [1, 8, 32])
      rows.push(await compare({ connection, listener }, { seconds, synchronous, clients }));
  }
  await listener.query(`delete from event_log where kind = 'release' and data = '{}'`);
  await listener.end();
  printTable('What NOTIFY costs a commit', rows, 'ratio');
}

async function compare({ connection, listener }, { seconds, synchronous, clients }) {
  const pool = new pg.Pool({ ...connection, max: clients, options: `-c synchronous_commit=${synchronous}` });
  const counts = [0, 0, 0];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [at, { everyMs, ...query }] of WAYS.entries()) {
      const publishing = everyMs && setInterval(() => void listener.query(PUBLISH), everyMs);
      counts[at] =
        (counts[at] ?? 0) + (await commits(pool, { query, ms: (seconds * 1_000) / ROUNDS, clients }));
      if (publishing) clearInterval(publishing);
    }
  }
  await pool.end();
  const [without = 0, within = 0, published = 0] = counts.map((count) => count / seconds);
  return {
    connections: clients,
    'waits for the disk': synchronous === 'on' ? 'yes' : 'no',
    'commits per second': round(without),
    'with NOTIFY': round(within),
    'NOTIFY every 20 ms': round(published),
    ratio: round(within / without, 2),
    wanted: '',
  };
}

async function commits(pool, { query, ms, clients }) {
  const until = performance.now() + ms;
  let done = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await pool.query(query);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, loop));
  return done;
}
