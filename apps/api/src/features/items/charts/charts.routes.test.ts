import { readItemCharts } from '@wallabee/contract/items/charts';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
let bell: ItemTypeId;
let lamp: ItemTypeId;

beforeEach(async () => {
  await world.aSet({ id: 40 });
  bell = ItemTypeId.parse(await world.anItemType({ set_id: 40, released_at: '2016-01-30T00:00:00Z' }));
  lamp = ItemTypeId.parse(await world.anItemType({ set_id: 40, name: 'Lamp' }));
  await change(bell, { day: '2016-01-31', location: 'pouch', by: 9 });
  await change(bell, { day: '2016-03-02', location: 'pouch', by: -4 });
  await change(bell, { day: '2016-03-02', location: 'saved', by: 4 });
  await change(bell, { day: '2016-03-02', location: 'pouch', by: 2, digits: 2 });
  await change(lamp, { day: '2016-03-02', location: 'saved', by: 5 });
  await world.anItem({ item_type_id: bell, number: 9, created_at: '2016-01-31T23:59:59Z' });
});

test('the charts of an item type add up the changes of its days [TM-02]', async () => {
  world.clock.now = new Date('2016-04-05T12:00:00Z');

  const charts = (await world.call(readItemCharts, { params: { itemTypeId: bell } })).json();

  expect(charts).toMatchObject({
    item_type_id: bell,
    day: '2016-04-05',
    total_issued: 11,
    releases: ['2016-01-30T00:00:00.000Z'],
    issued: [
      { month: '2016-01', total: 9 },
      { month: '2016-02', total: 9 },
      { month: '2016-03', total: 11 },
      { month: '2016-04', total: 11 },
    ],
    milestones: [{ number: 9, day: '2016-01-31' }],
    classes: [
      { digits: 1, total: 9, locations: { pouch: 5, saved: 4, mixed: 0 } },
      { digits: 2, total: 2, locations: { pouch: 2, saved: 0 } },
    ],
    rarity: [
      { digits: 1, free: 5, total: 9, column: 13, rarer_than: 0, commoner_than: 100 },
      { digits: 2, free: 2, total: 2, column: 24, rarer_than: 0, commoner_than: 0 },
    ],
  });
});

test('the charts of a past day have what happened by then, without rarity [TM-03]', async () => {
  const early = await world.call(readItemCharts, at('2016-02-29'));
  const before = await world.call(readItemCharts, at('2016-01-29'));

  expect(early.json()).toMatchObject({
    day: '2016-02-29',
    total_issued: 9,
    issued: [{ month: '2016-01' }, { month: '2016-02', total: 9 }],
    milestones: [{ number: 9 }],
    classes: [{ digits: 1, locations: { pouch: 9, saved: 0 } }],
    rarity: [],
  });
  expect(before.json()).toMatchObject({
    total_issued: 0,
    releases: [],
    issued: [],
    milestones: [],
    classes: [],
  });
});

test('an answer is at most a minute old', async () => {
  const total = async () => (await world.call(readItemCharts, at(undefined))).json().total_issued;
  expect(await total()).toBe(11);
  await change(bell, { day: '2016-03-03', location: 'pouch', by: 1, digits: 2 });

  expect(await total()).toBe(11);
  world.clock.passMonotonic(60_001);

  expect(await total()).toBe(12);
});

test('an unknown item type is not found, and a day must be one that has begun [ER-03]', async () => {
  const unknown = await world.call(readItemCharts, { params: { itemTypeId: ItemTypeId.parse(9_999) } });

  expect(unknown.statusCode).toBe(404);
  for (const day of ['2099-01-01', '2016-02-30', 'yesterday', '']) {
    const refused = await world.call(readItemCharts, at(day));
    expect(refused.statusCode, day).toBe(400);
    expect(refused.json().error, day).toContain('at');
  }
});

function at(day: string | undefined) {
  return { params: { itemTypeId: bell }, query: { at: day } };
}

async function change(
  item_type_id: ItemTypeId,
  { day, location, by, digits = 1 }: { day: string; location: string; by: number; digits?: number },
) {
  await world.db.insertInto('location_day').values({ item_type_id, day, digits, location, by }).execute();
  await world.db
    .insertInto('location_count')
    .values({ item_type_id, digits, location, count: by })
    .onConflict((conflict) =>
      conflict
        .columns(['item_type_id', 'digits', 'location'])
        .doUpdateSet(({ eb }) => ({ count: eb('location_count.count', '+', by) })),
    )
    .execute();
}
