import { type FullKind, KEYS_OF_LINES } from '@wallabee/contract/bulk/bulk-kinds';
import { dayText } from '@wallabee/game/provenance/days';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aScene } from '../../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { connect } from '../../../platform/db/db.ts';
import { lastFinishedDay } from '../../provenance/provenance.public.ts';
import { bulkReader } from '../bulk-copy.fixture.ts';
import { finishFiles } from '../files/bulk-files.queries.ts';
import { makeFiles } from './make-files.ts';
import { makeBulkFilesRegularly } from './make-files-regularly.ts';

const world = await createTestWorld();
const { db, clock } = world;
const reader = bulkReader(world);
const now = () => clock.now;
const noPause = async () => {};

beforeEach(async () => {
  clock.now = new Date('2026-06-01T00:06:00Z');
  await aScene(world);
});

test('of two processes one writes the files of a day [DV-04]', async () => {
  const other = connect(world.url, 4);
  onTestFinished(() => other.destroy());
  const day = dayText(lastFinishedDay(clock.now));

  const made = await Promise.all(
    [db, other, db, other].map((each) => makeFiles({ db: each, now, day, pace: noPause })),
  );

  expect(made).toContain(true);
  expect(await names()).toEqual(STATE_FILES.map((kind) => `${kind}-2026-05-31`));
  expect(await unfinished()).toBe(0);
});

test('unfinished files of a crashed process are not listed, and the next process replaces them [DV-04]', async () => {
  let pauses = 0;
  const endsEarly = async () => {
    pauses += 1;
    if (pauses === 3) throw new Error('The process ends here.');
  };
  await expect(makeFiles({ db, now, day: '2026-05-31', pace: endsEarly })).rejects.toThrow('ends here');
  expect(await unfinished()).toBeGreaterThan(0);
  expect(await names()).toEqual([]);

  await reader.make();

  expect(await names()).toEqual(STATE_FILES.map((kind) => `${kind}-2026-05-31`));
  expect(await unfinished()).toBe(0);
  for (const file of await reader.files()) await reader.linesOf(file);
});

test('all files of a day show one snapshot, although players act while they are written [DV-04]', async () => {
  let pauses = 0;
  const meddles = async () => {
    pauses += 1;
    if (pauses > 1) return;
    await sql`update place set name = 'Later'`.execute(db);
    await sql`delete from market_listing`.execute(db);
    const [idle] = (await sql<Idle>`${IDLE_TRANSACTIONS}`.execute(db)).rows;
    expect(idle).toEqual({ transactions: 1, with_id: 0 });
  };

  await makeFiles({ db, now, day: '2026-05-31', pace: meddles });

  const { copy } = await reader.download();
  expect([...copy.values()].join()).not.toContain('Later');
  expect([...copy.keys()].filter((key) => key.startsWith('market'))).toHaveLength(1);
});

test('what happens while leftovers are deleted is later than the moment they show [DV-04]', async () => {
  const endsEarly = () => Promise.reject(new Error('The process ends here.'));
  await expect(makeFiles({ db, now, day: '2026-05-31', pace: endsEarly })).rejects.toThrow('ends here');

  let making: Promise<boolean> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select from bulk_file for update`.execute(trx);
    making = reader.make();
    await expect.poll(deletions).toBe(1);
    await sql`update place set name = 'Later'`.execute(trx);
    clock.now = new Date('2026-06-01T00:06:30Z');
  });
  await making;

  const { copy } = await reader.download();
  expect([...copy.values()].join()).not.toContain('Later');
  expect((await reader.files())[0]).toMatchObject({ taken_at: '2026-06-01T00:06:00.000Z' });
});

async function deletions(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

interface Idle {
  transactions: number;
  with_id: number;
}

/** A transaction with an id would delay the event stream. */
const IDLE_TRANSACTIONS = sql`select count(*)::int as transactions, count(backend_xid)::int as with_id
  from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;

test('files longer than a batch have every row, in the order of their keys [DV-04]', async () => {
  await thousandsOfRows();
  await reader.make();

  const counts = await sql<Record<string, number>>`select
    (select count(*) from formula) as formulas, (select count(*) from place) as places,
    (select count(*) from market_listing) - 1 as market, (select count(*) from item) as numbers,
    (select count(*) from history) as histories`.execute(db);
  const files = await reader.files();
  expect(Object.fromEntries(files.map(({ kind, rows }) => [kind, rows]))).toEqual(counts.rows[0]);
  for (const file of files) {
    expect(file.rows).toBeGreaterThan(2_000);
    const names: readonly string[] = KEYS_OF_LINES[file.kind as FullKind];
    const keys = (await reader.linesOf(file)).map((line) => names.map((name) => JSON.parse(line)[name]));
    expect(keys).toEqual([...keys].sort(([a, b = 0], [c, d = 0]) => a - c || b - d));
    expect(new Set(keys.map(String)).size).toBe(file.rows);
  }
});

/** The scene has one listing of a hidden item. */
async function thousandsOfRows() {
  const ids = Array.from({ length: 1_200 }, (_, nth) => 1_000 + nth);
  await world.someItemTypes(ids.map((id) => ({ id, set_id: 1, name: `Lamp ${id}` })));
  await sql`insert into formula (item_type_id, position, first_component_id, second_component_id)
    select id, position, 101, 102 from item_type, generate_series(0, 1) as position where id >= 1000`.execute(
    db,
  );
  await sql`insert into place (name, category_id, city, lat, lng, created_at)
    select 'Pier', 1, 'Saltby', 54, 1, '2015-01-01' from generate_series(1, 2500)`.execute(db);
  await sql`insert into item (item_type_id, number, location, created_at, changed_at)
    select 1000, nth, 'limbo', '2018-01-01', '2018-01-01' from generate_series(1, 2500) as nth`.execute(db);
  await sql`insert into history (item_id, type, created_at, primary_item_id)
    select item_id, 'itemfound', '2018-01-01', item_id from item where item_type_id = 1000`.execute(db);
  await sql`insert into market_listing (item_id, seller_id, cost, listed_at)
    select item_id, (select min(id) from player), 5, '2018-01-01' from item where item_type_id = 1000`.execute(
    db,
  );
}

test('files that another process has deleted are not finished', async () => {
  await expect(finishFiles(db, [1], now())).rejects.toThrow('Another process');
});

test('a day is written once, and the first day has no changes', async () => {
  await reader.make();
  const before = await reader.files();

  expect(await reader.make()).toBe(true);

  expect(await reader.files()).toEqual(before);
});

describe('histories', () => {
  test('of a finished year are written once, and those of a year that has just ended once more', async () => {
    const item_id = await anItemId();
    const found = (created_at: string) => world.aHistory({ item_id, type: 'itemfound', created_at });
    await found('2024-05-05T00:00:00Z');
    await found('2025-12-31T23:00:00Z');
    clock.now = new Date('2026-01-01T00:06:00Z');
    await reader.make();
    // Recorded after the first files were written.
    await found('2025-12-31T23:59:59Z');

    for (let day = 0; day < 3; day += 1) await nextDay();

    expect((await names()).filter((name) => name.startsWith('histories'))).toEqual([
      'histories-2025-2026-01-01',
      'histories-2025-2025-12-31',
      'histories-2024-2025-12-31',
    ]);
    expect((await reader.files()).find(({ year }) => year === 2025)).toMatchObject({ rows: 2 });
  });

  test('are filed by the year of each event, in any order of recording', async () => {
    const item_id = await anItemId();
    for (const created_at of ['2017-01-01T00:00:00Z', '2016-12-31T23:59:59Z', '2013-01-01T00:00:00Z'])
      await world.aHistory({ item_id, type: 'itemfound', created_at });
    await reader.make();

    const histories = (await reader.files()).filter(({ kind }) => kind === 'histories');

    expect(histories.map(({ year, rows }) => [year, rows])).toEqual([
      [2017, 1],
      [2016, 1],
      [2013, 1],
    ]);
  });
});

test('files past their retention are deleted, except the newest of each kind', async () => {
  const item_id = await anItemId();
  await world.aHistory({ item_id, type: 'itemfound', created_at: '2016-05-05T00:00:00Z' });
  await reader.make();

  for (let day = 0; day < 8; day += 1) await nextDay();
  const afterDays = await names();
  clock.now = new Date('2026-09-30T00:06:00Z');
  await reader.make();

  expect(afterDays.filter((name) => name.startsWith('numbers'))).toHaveLength(7);
  expect(afterDays.filter((name) => name.startsWith('changes'))).toHaveLength(8);
  expect(await names()).toEqual([
    ...['changes', ...STATE_FILES].map((kind) => `${kind}-2026-09-29`),
    'histories-2016-2026-05-31',
  ]);
  const chunks = await db.selectFrom('bulk_file_chunk').select('bulk_file_id').distinct().execute();
  expect(chunks).toHaveLength(6);
});

test('an empty world has files without lines', async () => {
  await sql`truncate item, place, formula, history, market_listing cascade`.execute(db);

  await reader.make();

  expect((await reader.files()).map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  for (const file of await reader.files()) expect(await reader.linesOf(file)).toEqual([]);
});

describe('a server', () => {
  test('writes the files some time after its start', async () => {
    const times = [clock.now, new Date(clock.now.getTime() + 61_000)];
    const passing = () => (times.length > 1 ? times.shift() : times[0]) ?? clock.now;
    const job = makeBulkFilesRegularly({ db, now: passing, warn: refuse });
    onTestFinished(() => job.stop());

    await expect.poll(names).toHaveLength(4);
  });

  test('writes none right after its start, and stops at once', async () => {
    const job = makeBulkFilesRegularly({ db, now, warn: refuse });

    await job.stop();

    expect(await names()).toEqual([]);
  });
});

const refuse = (failure: unknown) => {
  throw failure;
};

const STATE_FILES = ['formulas', 'market', 'numbers', 'places'];

async function names(): Promise<string[]> {
  return (await reader.files()).map(({ name }) => name);
}

async function unfinished(): Promise<number> {
  return (await db.selectFrom('bulk_file').select('name').where('finished_at', 'is', null).execute()).length;
}

async function anItemId(): Promise<number> {
  return (await db.selectFrom('item').select('item_id').orderBy('item_id').executeTakeFirstOrThrow()).item_id;
}

async function nextDay() {
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
  await reader.make();
}
