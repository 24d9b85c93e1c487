import { type LocationCounts, OUT_OF_PLAY, STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { statusLines } from '@wallabee/contract/items/status-rules';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { getStatusCounts } from '../../features/items/items.public.ts';
import type { Db } from '../../platform/db/db.ts';
import { ensureWorld } from './ensure-world.ts';
import { loadAndDie } from './load-process.fixture.ts';
import { counterDifferences, tableSizes } from './world-recount.fixture.ts';

const SMALL = { WORLD: 'small', WORLD_SEED: 2012 } as const;

describe('an empty database', () => {
  const world = aDatabase();
  let greeting: string[] = [];
  let reports: string[] = [];

  beforeAll(async () => {
    const other = { ...world };
    const [first] = await Promise.all([ensure(world), ensure(other)]);
    greeting = first.greeting;
    reports = [...world.reports, ...other.reports];
  });

  test('gets one world from two processes that start at once', () => {
    expect(reports.filter((line) => line.startsWith('making'))).toHaveLength(1);
  });

  test('gets the configured world', async () => {
    const record = await world.db.selectFrom('world').selectAll().executeTakeFirstOrThrow();
    const sizes = await tableSizes(world.db);

    expect(record).toMatchObject({ kind: 'small', seed: 2012, loaded_at: expect.any(Date) });
    expect(sizes).toMatchObject({ player: 60, item_set: 106, item_type: 1982 });
    expect(sizes.item).toBeGreaterThan(10_000);
    expect(sizes.history).toBeGreaterThan(30_000);
  });

  test('greets with the demo accounts and their password', () => {
    expect(greeting.join('\n')).toMatch(/honeycomb/);
    for (const name of ['demo', 'demofriend', 'beekeeper', 'staff', 'muted', 'BUILD-A-UNIQUE-1']) {
      expect(greeting.join('\n')).toContain(name);
    }
  });

  test('has counters that equal a recount', async () => {
    expect(await counterDifferences(world.db)).toEqual({});
  });

  test('counts every issued number of every type exactly once [IT-11]', async () => {
    const types = await world.db.selectFrom('item_type_counter').selectAll().execute();
    const asked = types.flatMap(({ item_type_id, issued }) =>
      STATUS_RANGES.map((rangeMax) => ({ itemTypeId: ItemTypeId.parse(item_type_id), rangeMax, issued })),
    );

    const counted = await Promise.all(asked.map((range) => getStatusCounts(world.db, range)));

    const sums = counted.map((counts, place) => ({
      type: asked[place]?.itemTypeId,
      lines: Math.min(asked[place]?.rangeMax ?? 0, asked[place]?.issued ?? 0) - sumOf(statusLinesOf(counts)),
    }));
    expect(sums.filter(({ lines }) => lines !== 0)).toEqual([]);
    for (const location of OUT_OF_PLAY)
      expect(Math.max(...counted.map((counts) => counts[location]))).toBeGreaterThan(0);
  });

  test('has every index and every constraint of the migrations', async () => {
    const { db: migrated } = await createTestDatabase();

    expect(await definitions(world.db)).toEqual(await definitions(migrated));
  });

  test('assigns ids after the loaded ones', async () => {
    const { id } = await world.db
      .insertInto('player')
      .values({ username: 'newcomer', name: 'Newcomer' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.db.deleteFrom('player').where('id', '=', id).execute();

    expect(id).toBe(61);
  });

  test('is not loaded again at the next start', async () => {
    const before = await world.db.selectFrom('world').selectAll().execute();

    const { greeting: again } = await ensure(world);

    expect(again).toEqual(greeting);
    expect(world.reports).toEqual([]);
    expect(await world.db.selectFrom('world').selectAll().execute()).toEqual(before);
  });

  test.each([
    {
      why: 'another seed',
      config: { WORLD: 'small', WORLD_SEED: 7 },
      sentence: /small world with seed 2012 .* kept.* seed 7/,
    },
    {
      why: 'another kind',
      config: { WORLD: 'demo', WORLD_SEED: 2012 },
      sentence: /small world with seed 2012 .* kept.* demo/,
    },
    {
      why: 'none',
      config: { WORLD: 'none', WORLD_SEED: 2012 },
      sentence: /small world with seed 2012 .* kept.* none/,
    },
  ] as const)(
    'keeps its world when $why is configured, and reports it in one sentence',
    async ({ config, sentence }) => {
      const before = await tableSizes(world.db);

      await ensure(world, config);

      expect(world.reports).toEqual([expect.stringMatching(sentence)]);
      expect(await tableSizes(world.db)).toEqual(before);
    },
  );
});

describe('an interrupted load', () => {
  const world = aDatabase();

  test('is repeated from the beginning at the next start', async () => {
    await loadAndDie({ url: world.url, kind: 'small', seed: 2012, at: 0.1 });
    const unfinished = await world.db.selectFrom('world').select('loaded_at').executeTakeFirstOrThrow();

    await ensure(world);

    expect(unfinished.loaded_at).toBeNull();
    expect(world.reports[0]).toMatch(/cut short/);
    expect((await tableSizes(world.db)).player).toBe(60);
    expect(await counterDifferences(world.db)).toEqual({});
  });

  test('is repeated even where some rows are left', async () => {
    const whole = await tableSizes(world.db);
    await world.db.updateTable('world').set({ loaded_at: null }).execute();
    await world.db.insertInto('player').values({ username: 'half', name: 'Half Made' }).execute();
    await world.db.deleteFrom('history').where('history_id', '>', 10_000).execute();

    await ensure(world);

    expect(await tableSizes(world.db)).toEqual(whole);
    expect(await world.db.selectFrom('player').select('id').where('username', '=', 'half').execute()).toEqual(
      [],
    );
  });

  test('is removed when WORLD is none', async () => {
    await world.db.updateTable('world').set({ loaded_at: null }).execute();

    const { greeting } = await ensure(world, { WORLD: 'none', WORLD_SEED: 2012 });

    expect(greeting).toEqual([]);
    expect(await tableSizes(world.db)).toMatchObject({ world: 0, player: 0, item: 0, history: 0 });
  });
});

describe('a database that no demo world may fill', () => {
  const world = aDatabase();
  afterEach(() => emptyTables(world.db));

  test('stays empty when WORLD is none', async () => {
    const { greeting } = await ensure(world, { WORLD: 'none', WORLD_SEED: 2012 });

    expect(greeting).toEqual([]);
    expect(await tableSizes(world.db)).toMatchObject({ world: 0, player: 0, item_set: 0 });
  });

  test('keeps the players it has', async () => {
    await world.db.insertInto('player').values({ username: 'somebody', name: 'Somebody' }).execute();

    const { greeting } = await ensure(world);

    expect(greeting).toEqual([]);
    expect(world.reports).toEqual([expect.stringMatching(/contents that no demo world made; they are kept/)]);
    expect(await tableSizes(world.db)).toMatchObject({ world: 0, player: 1, item_set: 0 });
  });

  test('keeps an imported world', async () => {
    const loaded_at = new Date();
    await world.db.insertInto('world').values({ kind: 'imported', fingerprint: '', loaded_at }).execute();

    const { greeting } = await ensure(world);

    expect(greeting).toEqual([]);
    expect(world.reports).toEqual([expect.stringMatching(/operator's own world .* kept/)]);
  });
});

interface TestWorld {
  db: Db;
  url: string;
  reports: string[];
}

function aDatabase(): TestWorld {
  const world: TestWorld = { db: undefined as unknown as Db, url: '', reports: [] };
  beforeAll(async () => {
    Object.assign(world, await createTestDatabase());
  });
  return world;
}

function ensure(world: TestWorld, config: { WORLD: 'small' | 'demo' | 'none'; WORLD_SEED: number } = SMALL) {
  world.reports = [];
  return ensureWorld({
    db: world.db,
    url: world.url,
    config,
    report: (line) => world.reports.push(line),
    now: () => new Date('2026-06-01T12:00:00Z'),
  });
}

async function definitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by definition`.execute(db);
  return rows.map(({ definition }) => definition);
}

function statusLinesOf(counts: LocationCounts): number[] {
  return statusLines([{ ...counts, opened: null }]).flatMap((line) => line.counts);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
