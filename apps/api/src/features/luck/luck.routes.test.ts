import {
  listLuckDays,
  listPlayerLuck,
  MOST_OPTION_NAMES,
  readItemLuck,
  readLuckDay,
} from '@wallabee/contract/luck/luck';
import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { createWorldEngine, makeSeeds, perform } from '../world/world.public.ts';
import { verifyFile } from './verify-file.ts';

const world = await createTestWorld();
const engine = createWorldEngine(world.db, world.catalogue);
const NOW = new Date('2026-03-01T12:00:00Z');
const BUN = 300 as ItemTypeId;
const AFTER = new Date('2026-03-02T00:10:00Z');

let ada: TestPlayer;

beforeEach(async () => {
  world.clock.now = NOW;
  await makeSeeds(world.db, NOW);
  await world.aSet({ id: 40, name: 'Kitchen Table' });
  await world.anItemType({ id: BUN, set_id: 40, name: 'Bun', store_cost: 1 });
  await world.db
    .insertInto('variant')
    .values(
      [2, 3, 4].map((variant_id) => ({ item_type_id: BUN, variant_id, name: `Look ${variant_id}`, hue: 1 })),
    )
    .execute();
  await world.catalogue.reload();
  ada = await world.aPlayer('ada');
  await world.db.updateTable('player').set({ balance: 100 }).execute();
});

describe('the days', () => {
  test('have a digest at once, and a seed only after the day [TM-05]', async () => {
    const days = async () => (await world.call(listLuckDays, { query: { page: 1 } })).json();
    const before = await days();
    world.clock.now = new Date(AFTER.getTime() - 1);
    const justBefore = await days();
    world.clock.now = AFTER;
    const after = await days();

    expect(before.days.map(({ day }: { day: string }) => day)).toEqual([
      ...['2026-03-08', '2026-03-07', '2026-03-06', '2026-03-05'],
      ...['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01'],
    ]);
    expect(seedsOf(before)).toEqual(Array(8).fill(null));
    expect(seedsOf(justBefore)).toEqual(Array(8).fill(null));
    expect(seedsOf(after)).toEqual([...Array(7).fill(null), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  test('are answered one by one; unknown ones are not found [TM-05]', async () => {
    await buy();
    const known = await world.call(readLuckDay, { params: { day: '2026-03-01' } });
    const unknown = await world.call(readLuckDay, { params: { day: '2025-03-01' } });
    const wrong = await world.call(readLuckDay, { params: { day: 'today' } });

    expect(known.json()).toMatchObject({
      seed: null,
      draws: 1,
      published_at: '2026-03-02T00:10:00.000Z',
    });
    const yearZero = await world.call(readLuckDay, { params: { day: '0000-01-01' } });
    expect([unknown, wrong, yearZero].map(({ statusCode }) => statusCode)).toEqual([404, 400, 400]);
  });
});

describe('the luck of a player', () => {
  test('shows nothing of the seed before the day is over, and checks out after it [TM-05]', async () => {
    const item = await buy();
    const secret = await luckOfAda();
    world.clock.now = AFTER;
    const shown = await luckOfAda();

    expect(secret.draws).toMatchObject([
      { counter: 1, action: 'buy', verdict: 'not_yet', seed: null, blocks: [], picks: [{ number: null }] },
    ]);
    expect(shown.draws).toMatchObject([
      {
        verdict: 'checks_out',
        blocks: [expect.stringMatching(/^[0-9a-f]{64}$/)],
        items: [{ item_id: item, name: 'Bun' }],
        picks: [{ of: 'variants', size: 3, names: ['Look 2', 'Look 3', 'Look 4'] }],
      },
    ]);
    expect(shown.options).toMatchObject([{ ids: [2, 3, 4] }]);
  });

  test('is paged, the newest first, and one of it can be asked for [TM-05]', async () => {
    for (let nth = 0; nth < 22; nth++) await buy();

    const counters = ({ draws }: { draws: { counter: number }[] }) => draws.map(({ counter }) => counter);
    expect(counters(await luckOfAda({ page: 1 }))).toEqual(Array.from({ length: 20 }, (_, nth) => 22 - nth));
    expect(counters(await luckOfAda({ page: 2 }))).toEqual([2, 1]);
    expect(counters(await luckOfAda({ page: 1, counter: 7 }))).toEqual([7]);
    expect(counters(await luckOfAda({ page: 1, counter: 23 }))).toEqual([]);
  });

  test('does not check out once it was changed [TM-05]', async () => {
    await buy();
    await sql`update luck_draw set picks = jsonb_set(picks, '{0,picked}',
      to_jsonb(((picks -> 0 ->> 'picked')::int + 1) % 3))`.execute(world.db);
    world.clock.now = AFTER;

    expect((await luckOfAda()).draws).toMatchObject([{ verdict: 'does_not_check_out' }]);
  });

  test('of an undiscovered item stays hidden [TM-05, QL-04]', async () => {
    const item_id = await buy();
    await world.db
      .updateTable('item_type')
      .set({ name: '?', released_at: null })
      .where('id', '=', BUN)
      .execute();
    await world.catalogue.reload();
    world.clock.now = AFTER;

    const covered = { verdict: 'hidden', picks: [], items: [] };
    expect((await luckOfAda()).draws).toMatchObject([covered]);
    expect((await world.call(readItemLuck, { params: { itemId: item_id } })).json()).toMatchObject({
      draws: [],
      options: [],
    });
  });

  test('can be stored and checked by itself; a changed file is caught [TM-05]', async () => {
    for (let nth = 0; nth < 5; nth++) await buy();
    world.clock.now = AFTER;
    const answer = await luckOfAda();
    const [first, second, third, ...rest] = answer.draws;
    const { picked } = third.picks[0];
    const wrong = { ...third, picks: [{ ...third.picks[0], picked: (picked + 1) % 3 }] };
    const faultsOf = (draws: unknown[]) =>
      verifyFile(JSON.stringify({ ...answer, draws })).faults.map(({ fault }) => fault);

    expect(verifyFile(JSON.stringify([answer]))).toEqual({ checked: 5, waiting: 0, faults: [] });
    expect(faultsOf([first, second, wrong, ...rest])).toEqual(['pick']);
    expect(faultsOf([first, second, ...rest])).toEqual(['counter']);
    expect(faultsOf([{ ...first, digest: second.seed }])).toEqual(['seed']);
    expect(faultsOf([{ ...first, created_at: '2026-03-02T12:00:00.000Z' }])).toEqual(['day']);
  });

  test('can be stored in one file with that of another player [TM-05]', async () => {
    for (let nth = 0; nth < 3; nth++) await buy();
    world.clock.now = AFTER;
    const answer = await luckOfAda();
    const ofBo = answer.draws.map((draw: object) => ({ ...draw, player: { id: 99_999, name: 'Bo' } }));

    const { faults } = verifyFile(JSON.stringify([answer, { ...answer, draws: ofBo }]));

    expect(faults.filter(({ fault }) => fault === 'counter')).toEqual([]);
  });
});

test('the luck of an item is how it came out; an item without luck has none [TM-05]', async () => {
  const lucky = await buy();
  const plain = await world.anItem({ item_type_id: BUN, number: 900 });
  const read = (itemId: ItemId) => world.call(readItemLuck, { params: { itemId } });

  expect((await read(lucky)).json()).toMatchObject({ draws: [{ counter: 1, player: { id: ada.id } }] });
  expect((await read(plain.item_id)).json()).toEqual({ draws: [], options: [] });
  expect((await read(999_999 as ItemId)).statusCode).toBe(404);
});

test('the luck of an item is shown with the newest first [TM-05]', async () => {
  const item = await buy();
  await buy();
  await sql`update luck_draw set item_ids = array[${item}::bigint],
    created_at = created_at + counter * interval '1 minute'`.execute(world.db);

  const { draws } = (await world.call(readItemLuck, { params: { itemId: item } })).json();

  expect(draws.map(({ counter }: { counter: number }) => counter)).toEqual([2, 1]);
});

test('the options of a long list are not named, but the one that came is [TM-05]', async () => {
  const item_type_id = (await world.anItemType({ set_id: 40, name: 'Roll', store_cost: 1 })) as ItemTypeId;
  const looks = Array.from({ length: MOST_OPTION_NAMES + 1 }, (_, index) => index + 2);
  await world.db
    .insertInto('variant')
    .values(looks.map((variant_id) => ({ item_type_id, variant_id, name: `Look ${variant_id}`, hue: 1 })))
    .execute();
  await world.catalogue.reload();
  await buy(item_type_id);

  expect((await luckOfAda()).draws[0].picks).toMatchObject([
    { size: MOST_OPTION_NAMES + 1, names: null, came: expect.stringMatching(/^Look \d+$/) },
  ]);
});

async function buy(item_type_id = BUN): Promise<ItemId> {
  const { minted } = await perform(engine, { type: 'buy', player_id: ada.id, item_type_id }, { now: NOW });
  return minted[0]?.item_id as ItemId;
}

async function luckOfAda(query: { page: number; counter?: number } = { page: 1 }) {
  return (await world.call(listPlayerLuck, { params: { player: 'ada' }, query })).json();
}

function seedsOf({ days }: { days: { seed: string | null }[] }) {
  return days.map(({ seed }) => seed);
}
