import { type Cabinet, readCabinet } from '@wallabee/contract/cabinet/cabinet';
import { listTrophies } from '@wallabee/contract/cabinet/trophies';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

// It is Monday, 1 June 2026.
const world = await createTestWorld();
let ada: TestPlayer;
let lamp: number;

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  lamp = await world.anItemType({ set_id: 40, name: 'Lamp' });
  ada = await world.aPlayer('ada');
});

describe('the calendar [TM-07]', () => {
  test('has the days of 52 weeks with their sums, the longest run and the busiest day', async () => {
    const park = await world.aPlace({ name: 'Old Park' });
    const pier = await world.aPlace({ name: 'Saltby Pier' });
    await days([
      ['2025-06-08', 9, 9, 9],
      ['2025-06-09', 1, 0, 0],
      ['2026-05-29', 0, 0, 0],
      ['2026-05-30', 0, 2, 0],
      ['2026-05-31', 3, 0, 1],
      ['2026-06-01', 1, 0, 0],
      ['2026-06-02', 9, 9, 9],
    ]);
    for (const [place, at] of [
      [park, '2026-05-30T23:59:59Z'],
      [pier, '2026-05-31T00:00:00Z'],
      [park, '2026-05-31T10:00:00Z'],
      [pier, '2026-05-31T23:59:59Z'],
      [park, '2026-06-01T00:00:00Z'],
    ] as const)
      await aFind({ place_id: place, created_at: at });

    const { calendar } = await cabinetOf(ada);

    expect(calendar).toEqual({
      from: '2025-06-09',
      to: '2026-06-01',
      days: [
        { day: '2025-06-09', finds: 1, trades: 0, mixes: 0 },
        { day: '2026-05-30', finds: 0, trades: 2, mixes: 0 },
        { day: '2026-05-31', finds: 3, trades: 0, mixes: 1 },
        { day: '2026-06-01', finds: 1, trades: 0, mixes: 0 },
      ],
      total: 8,
      longest_run: { from: '2026-05-30', to: '2026-06-01', days: 3 },
      busiest: { day: '2026-05-31', finds: 3, trades: 0, mixes: 1, place: 'Saltby Pier' },
    });
  });

  test('is empty for a player who was not out, and ends with today', async () => {
    world.clock.now = new Date('2026-06-01T23:59:59Z');
    const before = await cabinetOf(ada);
    expect(before.calendar).toMatchObject({ days: [], total: 0, longest_run: null, busiest: null });

    try {
      world.clock.now = new Date('2026-06-02T00:00:00Z');
      const { calendar } = (await world.call(readCabinet, of(ada))).json();
      expect(calendar.to).toBe('2026-06-02');
    } finally {
      world.clock.now = new Date('2026-06-01T12:00:00Z');
    }
  });

  test.each([
    { account: 'memorial', row: { is_memorial: true } },
    { account: 'deleted', row: { deletion_date: '2026-01-01T00:00:00Z' } },
    { account: 'closed', row: { is_enabled: false } },
  ])('and the latest finds are hidden for a $account account, as Last Active is [PP-02]', async ({ row }) => {
    await days([['2026-05-31', 3, 0, 1]]);
    await aFind({});
    await world.db.updateTable('player').set(row).where('id', '=', ada.id).execute();

    expect(await cabinetOf(ada)).toMatchObject({ calendar: null, latest_finds: [] });
  });
});

describe('the growth [TM-07]', () => {
  test('counts the saved items of each month, and marks the first set, the hundredth and a loss', async () => {
    await world.aSet({ id: 41, name: 'Attic' });
    await world.db
      .insertInto('set_completion')
      .values([
        { player_id: ada.id, set_id: 40, number: 7, completed_at: '2026-02-11T12:00:00Z' },
        { player_id: ada.id, set_id: 41, number: 3, completed_at: '2026-03-11T12:00:00Z' },
      ])
      .execute();
    const types = await typesOf(120);
    // A better number replaces a saved one, so nothing is won or lost.
    await spans(types.slice(0, 1), '2026-01-31T23:30:00Z', null);
    await spans(types.slice(0, 1), '2026-01-31T23:00:00Z', '2026-01-31T23:30:00Z');
    await spans(types.slice(1, 99), '2026-01-31T23:00:00Z', null);
    await spans(types.slice(99, 100), '2026-02-01T00:00:00Z', '2026-02-03T00:00:00Z');
    await spans(types.slice(99, 100), '2026-02-03T00:00:00Z', null);
    await spans(types.slice(100, 120), '2026-02-20T00:00:00Z', '2026-04-30T23:59:59Z');

    const { growth } = await cabinetOf(ada);

    expect(growth).toEqual({
      points: [
        { month: '2026-01', saved: 99 },
        { month: '2026-02', saved: 120 },
        { month: '2026-03', saved: 120 },
        { month: '2026-04', saved: 100 },
        { month: '2026-05', saved: 100 },
        { month: '2026-06', saved: 100 },
      ],
      marks: [
        { kind: 'milestone', day: '2026-02-01', name: 'Type 99', count: 100 },
        { kind: 'first_set', day: '2026-02-11', name: 'Lighthouse', count: null },
        { kind: 'loss', day: '2026-04-01', name: null, count: 20 },
      ],
    });
  });

  test('is empty for a player without a saved item', async () => {
    expect((await cabinetOf(ada)).growth).toEqual({ points: [], marks: [] });
  });
});

describe('facts, finished sets and finds [TM-07]', () => {
  test('count what the player has', async () => {
    const places = [{ city: 'Saltby' }, { city: 'Saltby' }, { city: 'Oslo' }];
    for (const { city } of places) {
      const place_id = await world.aPlace({ city });
      const visited_at = '2026-01-01T00:00:00Z';
      await world.db.insertInto('place_visit').values({ place_id, player_id: ada.id, visited_at }).execute();
    }
    await world.db
      .insertInto('player_counter')
      .values({ player_id: ada.id, counts: 'saved', value: 12 })
      .execute();
    const { created_at } = await world.db
      .selectFrom('player')
      .select('created_at')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();

    expect((await cabinetOf(ada)).facts).toEqual({
      saved: 12,
      sets_finished: 0,
      cities: 2,
      foraging_since: created_at.toISOString(),
    });
  });

  test('the lowest finish numbers are shown, and all of them are listed', async () => {
    const numbers = [40, 3, 12, 9, 8, 7, 6, 5, 99];
    for (const [place, number] of numbers.entries()) {
      const set_id = 50 + place;
      await world.aSet({ id: set_id, name: `Set ${number}` });
      const completed_at = '2026-02-11T12:00:00Z';
      await world.db
        .insertInto('set_completion')
        .values({ player_id: ada.id, set_id, number, completed_at })
        .execute();
    }

    const { trophies, facts } = await cabinetOf(ada);
    const all = (await world.call(listTrophies, of(ada))).json();

    expect(trophies).toMatchObject({ total: 9 });
    expect(trophies.sets.map(({ number }) => number)).toEqual([3, 5, 6, 7, 8, 9, 12, 40]);
    expect(trophies.sets[0]).toMatchObject({
      id: 51,
      name: 'Set 3',
      completed_at: '2026-02-11T12:00:00.000Z',
    });
    expect(facts.sets_finished).toBe(9);
    expect(all.trophies.map(({ number }: { number: number }) => number)).toEqual([
      3, 5, 6, 7, 8, 9, 12, 40, 99,
    ]);
  });

  test('the four newest finds have their places; other events and hidden types are left out', async () => {
    const place_id = await world.aPlace({ name: 'Nyhavn', city: 'Copenhagen' });
    const hidden = await world.anItemType({ set_id: 40, name: '?' });
    for (let day = 1; day <= 5; day += 1) await aFind({ created_at: `2026-05-0${day}T10:00:00Z`, place_id });
    await aFind({ created_at: '2026-05-08T10:00:00Z', type: 'itempickedup' });
    await aFind({ created_at: '2026-05-09T10:00:00Z', item_type_id: hidden });
    await aFind({ created_at: '2026-05-09T10:00:00Z', user_id: (await world.aPlayer()).id });

    const { latest_finds } = await cabinetOf(ada);

    expect(latest_finds.map(({ found_at }) => found_at.slice(0, 10))).toEqual([
      '2026-05-05',
      '2026-05-04',
      '2026-05-03',
      '2026-05-02',
    ]);
    expect(latest_finds[0]).toMatchObject({
      item_type_id: lamp,
      name: 'Lamp',
      number: 5,
      place: { id: place_id, name: 'Nyhavn', city: 'Copenhagen' },
    });
  });
});

test('a player is found by id and by name, and an unknown one is not [TM-07, PP-04]', async () => {
  await days([['2026-05-31', 3, 0, 1]]);

  for (const player of [String(ada.id), 'ada', 'ADA']) {
    const response = await world.call(readCabinet, { params: { player } });
    expect(response.json().calendar.total).toBe(4);
    expect(response.headers.etag).toBeDefined();
  }
  for (const endpoint of [readCabinet, listTrophies]) {
    expect((await world.call(endpoint, { params: { player: 'nobody' } })).statusCode).toBe(404);
    expect((await world.call(endpoint, { ...of(ada), key: 'wrong' })).statusCode).toBe(401);
  }
});

function of(player: TestPlayer) {
  return { params: { player: String(player.id) } };
}

async function cabinetOf(player: TestPlayer): Promise<Cabinet> {
  world.clock.passMonotonic(60_000);
  const response = await world.call(readCabinet, of(player));
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function days(rows: [string, number, number, number][]) {
  await world.db
    .insertInto('player_day')
    .values(rows.map(([day, finds, trades, mixes]) => ({ player_id: ada.id, day, finds, trades, mixes })))
    .execute();
}

interface FindRow {
  item_type_id?: number;
  type?: string;
  user_id?: number;
  created_at?: string;
  place_id?: number;
}

async function aFind({ item_type_id = lamp, type = 'itemfound', user_id = ada.id, ...row }: FindRow) {
  const { item_id } = await world.anItem({ item_type_id });
  await world.aHistory({ item_id, type, user_id, ...row });
}

function typesOf(count: number): Promise<number[]> {
  return world.someItemTypes(
    Array.from({ length: count }, (_, place) => ({ set_id: 40, name: `Type ${place}` })),
  );
}

/** Of items that are not needed otherwise. */
async function spans(types: readonly number[], saved_at: string, ended_at: string | null) {
  await sql`
    with made as (
      insert into item (item_type_id, number, location, created_at, changed_at)
      select type, 1 + (select count(*) from item where item_type_id = type), 'mixing_pool', now(), now()
      from unnest(${types}::int[]) type
      returning item_id, item_type_id
    )
    insert into saved_span (item_id, item_type_id, player_id, saved_at, ended_at)
    select item_id, item_type_id, ${ada.id}, ${saved_at}::timestamptz, ${ended_at}::timestamptz from made`.execute(
    world.db,
  );
}
