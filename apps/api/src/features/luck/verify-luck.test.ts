import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import type { RecordedPick } from '@wallabee/game/luck/recorded-draw';
import { SAMPLE_CATALOGUE, TYPE, typeId } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { ADA, createSampleWorld, OVEN_STREET, SAMPLE_START } from '@wallabee/game/samples/sample-world';
import type { ActionType } from '@wallabee/game/state/action';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { makeSeeds, perform } from '../world/world.public.ts';
import { verifyLuck } from './verify-luck.ts';

const { db } = await createTestDatabase();
const engine = { db, game: () => SAMPLE_CATALOGUE };
const DAY_MS = 24 * 3_600_000;
const LATER = new Date(SAMPLE_START + 400 * DAY_MS);

describe('a game played through the engine', () => {
  beforeAll(async () => {
    await emptyTables(db);
    await loadSampleWorld(db, createSampleWorld());
    await playSome(1_500);
  });

  test('has outcomes that all follow from the published seeds [TM-05]', async () => {
    const { checked, waiting, faults } = await verifyLuck(db, LATER);

    expect(faults).toEqual([]);
    expect(waiting).toBe(0);
    expect(checked).toBeGreaterThan(20);
    const { rows } = await sql<{ of: string }>`
      select distinct pick ->> 'of' as of from luck_draw, jsonb_array_elements(picks) as pick order by 1`.execute(
      db,
    );
    expect(rows.map(({ of }) => of)).toEqual(expect.arrayContaining(['item_types', 'variants']));
  });

  test('is not checked before the seeds are published [TM-05]', async () => {
    const { checked, waiting } = await verifyLuck(db, new Date(SAMPLE_START));

    expect(checked).toBe(0);
    expect(waiting).toBeGreaterThan(20);
  });

  test.each([
    {
      what: 'a changed seed',
      change: sql`update luck_seed set seed = sha256('other'), digest = sha256(sha256('other'))`,
      fault: 'pick',
    },
    {
      what: 'a changed pick',
      change: sql`update luck_draw set picks = jsonb_set(picks, '{0,picked}', to_jsonb((
        (picks -> 0 ->> 'picked')::int + 1) % (picks -> 0 ->> 'size')::int)) where counter = 2`,
      fault: 'pick',
    },
    {
      what: 'a list that was changed',
      change: sql`update luck_options set ids = array_append(ids[2:], ids[1])`,
      fault: 'options',
    },
    {
      what: 'an item of another type',
      change: sql`update item set item_type_id = ${TYPE.pebble}, variant_id = null, number = item_id + 50000
        where item_type_id <> ${TYPE.pebble} and location <> 'saved'
          and item_id in (select item_ids[1] from luck_draw where picks -> 0 ->> 'of' = 'item_types')`,
      fault: 'item',
    },
    {
      what: 'an item of another variant',
      change: sql`update item set variant_id = (
          select max(variant_id) from variant
          where variant.item_type_id = item.item_type_id and variant_id <> item.variant_id)
        where item_id in (select item_ids[1] from luck_draw where picks -> 0 ->> 'of' = 'variants')`,
      fault: 'item',
    },
    {
      what: 'a variant without an item',
      change: sql`update luck_draw set item_ids = '{}' where picks -> 0 ->> 'of' = 'variants'`,
      fault: 'item',
    },
    {
      what: 'a day that is not over yet',
      change: sql`update luck_draw set day = (select max(day) from luck_seed) where counter = 1`,
      fault: 'day',
    },
    {
      what: 'a time that is no date',
      change: sql`update luck_draw set created_at = 'infinity' where counter = 1`,
      fault: 'day',
    },
    {
      what: 'a variant that is said to be a player',
      change: sql`update luck_draw set picks = jsonb_set(picks, '{0,of}', '"players"')
        where picks -> 0 ->> 'of' = 'variants'`,
      fault: 'options',
    },
    {
      what: 'a changed counter',
      change: sql`update luck_draw set counter = counter + 1 where counter = (select max(counter) from luck_draw)`,
      fault: 'counter',
    },
    { what: 'a missing draw', change: sql`delete from luck_draw where counter = 1`, fault: 'counter' },
    {
      what: 'the missing last draw of a player',
      change: sql`delete from luck_draw where (player_id, counter) in (
        select player_id, max(counter) from luck_draw group by player_id limit 1)`,
      fault: 'last',
    },
    {
      what: 'a player without any draw left',
      change: sql`delete from luck_draw where player_id = ${ADA}`,
      fault: 'last',
    },
    { what: 'a missing last counter', change: sql`delete from luck_counter`, fault: 'last' },
    {
      what: 'another time on another day',
      change: sql`update luck_draw set created_at = created_at + interval '1 day' where counter = 1`,
      fault: 'day',
    },
    {
      what: 'an item too few',
      change: sql`update luck_draw set item_ids = '{}' where picks -> 0 ->> 'of' = 'item_types'`,
      fault: 'item',
    },
  ])('$what is caught [TM-05]', async ({ change, fault }) => {
    const found = await db
      .transaction()
      .execute(async (trx) => {
        await change.execute(trx);
        const { faults } = await verifyLuck(trx, LATER);
        return Promise.reject(Object.assign(new Error('undone'), { faults }));
      })
      .catch((undone: { faults?: { fault: string }[] }) => {
        if (!undone.faults) throw undone;
        return undone.faults;
      });

    expect(found.map((one) => one.fault)).toContain(fault);
  });
});

describe('the engine', () => {
  beforeEach(async () => {
    await emptyTables(db);
    await loadSampleWorld(db, createSampleWorld());
  });

  test('uses up a counter for a lucky action, and none for a refused or a plain one [TM-05]', async () => {
    await forage(TYPE.flour);
    await expect(forage(TYPE.spade)).rejects.toThrow();
    await forage(TYPE.bun);
    await forage(TYPE.flour);
    await forage(TYPE.bun);

    expect(await countersOf(ADA)).toEqual([1, 2]);
  });

  test('counts each player without gaps when many act at once [TM-05]', async () => {
    await Promise.all(Array.from({ length: 12 }, () => forage(TYPE.bun)));

    expect(await countersOf(ADA)).toEqual(Array.from({ length: 12 }, (_, nth) => nth + 1));
    expect((await verifyLuck(db, LATER)).faults).toEqual([]);
  });

  test('leaves no row of an action that fails half-way, and has the same luck again [TM-05]', async () => {
    const failing = { ...engine, followers: [() => Promise.reject(new Error('broken'))] };
    await makeSeeds(db, new Date(SAMPLE_START));
    await expect(forage(TYPE.bun, failing)).rejects.toThrow('broken');
    expect(await countersOf(ADA)).toEqual([]);

    await forage(TYPE.bun);

    expect(await countersOf(ADA)).toEqual([1]);
  });

  test('has seeds for the day and the next seven, which stay as they are [TM-05]', async () => {
    const now = new Date('2026-02-26T23:59:00Z');
    await makeSeeds(db, now);
    const before = await seeds();
    await makeSeeds(db, new Date(now.getTime() + 3 * DAY_MS));
    const after = await seeds();

    expect(before.map(({ day }) => day)).toEqual([
      ...['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'],
      ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'],
    ]);
    expect(after).toHaveLength(11);
    expect(after.slice(0, 8)).toEqual(before);
  });
});

/** A copy in memory follows the engine, so that the next action can be chosen. */
async function playSome(turns: number) {
  const world = createSampleWorld();
  let now = SAMPLE_START;
  for (let turn = 0; turn < turns; turn++) {
    now += turn % 100 === 99 ? 20 * DAY_MS : 20_000;
    const action = sampleAction(world, sampleStep(700_000 + turn, turn % 3 === 0 ? undefined : OFTEN_LUCKY));
    const applied = await perform(engine, action, { now: new Date(now) }).catch(() => null);
    const luck = luckOfFractions(await lastFractions(action.player_id));
    if (applied) expect(performInMemory(world, action, { now, luck }).applied).toEqual(applied);
  }
}

const OFTEN_LUCKY: readonly ActionType[] = [
  ...(['forage', 'buy', 'top_up', 'open', 'use_mixer', 'use_job_lot', 'use_wand', 'trade'] as const),
  ...(['settle_ring', 'gift_unique'] as const),
];

async function lastFractions(player_id: PlayerId): Promise<number[]> {
  const { rows } = await sql<{ picks: RecordedPick[] }>`
    select picks from luck_draw where player_id = ${player_id} order by counter desc limit 1`.execute(db);
  const fractions: number[] = [];
  for (const { draw, picked, size } of rows[0]?.picks ?? []) fractions[draw] = (picked + 0.5) / size;
  return fractions;
}

function forage(type: number, by: Parameters<typeof perform>[0] = engine) {
  const action = {
    type: 'forage',
    player_id: ADA,
    place_id: OVEN_STREET,
    item_type_id: typeId(type),
  } as const;
  return perform(by, action, { now: new Date(SAMPLE_START) });
}

async function countersOf(player: PlayerId) {
  const rows = await db
    .selectFrom('luck_draw')
    .select('counter')
    .where('player_id', '=', player)
    .orderBy('counter')
    .execute();
  return rows.map(({ counter }) => counter);
}

function seeds() {
  return db.selectFrom('luck_seed').select(['day', 'digest']).orderBy('day').execute();
}
