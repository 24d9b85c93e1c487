import { readFile } from 'node:fs/promises';
import { readJourney } from '@wallabee/contract/items/journey';
import { listMovements, listTravelled } from '@wallabee/contract/items/movements';
import { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
let ada: { id: number };
let bob: { id: number };
let places: Record<'amsterdam' | 'london' | 'rome', number>;

beforeEach(async () => {
  await world.aSet({ id: 40 });
  ada = await world.aPlayer();
  bob = await world.aPlayer();
  places = {
    amsterdam: await world.aPlace({ name: 'Vondelpark', city: 'Amsterdam', lat: 52.358, lng: 4.868 }),
    london: await world.aPlace({ name: 'Parliament Hill', city: 'London', lat: 51.5596, lng: -0.1596 }),
    rome: await world.aPlace({ name: 'Ponte Sant’Angelo', city: 'Rome', lat: 41.9017, lng: 12.4664 }),
  };
});

async function aBell(name: string, numbers: number) {
  const type = await world.anItemType({ set_id: 40, name });
  const items: ItemId[] = [];
  for (let number = 1; number <= numbers; number += 1) {
    const { item_id } = await world.anItem({ item_type_id: type, number });
    items.push(ItemId.parse(item_id));
  }
  return { type: ItemTypeId.parse(type), items };
}

const movementsOf = async (itemTypeId: ItemTypeId) => {
  const response = await world.call(listMovements, { params: { itemTypeId } });
  expect(response.statusCode).toBe(200);
  return listMovements.response.parse(response.json()).movements;
};

const travelledOf = async (itemTypeId: ItemTypeId) => {
  const response = await world.call(listTravelled, { params: { itemTypeId } });
  expect(response.statusCode).toBe(200);
  return listTravelled.response.parse(response.json()).numbers;
};

/** The engine changes an item and records its event at the same moment. */
async function happened(item_id: ItemId | undefined, type: string, at: string, row: object) {
  const created_at = new Date(`${at}:00Z`);
  await world.aHistory({ item_id: item_id ?? 0, type, created_at: created_at.toISOString(), ...row });
  await world.db
    .updateTable('item')
    .set({ changed_at: created_at })
    .where('item_id', '=', item_id ?? 0)
    .execute();
}

test('[TM-02] the latest movements are those of the histories, the newest first', async () => {
  const { type, items } = await aBell('Fog Bell', 8);
  const { items: horns } = await aBell('Fog Horn', 1);
  for (const [nth, item] of items.entries())
    await happened(item, 'itemfound', `2016-09-0${nth + 1}T07:12`, {
      user_id: ada.id,
      holder_id: ada.id,
      location: 'pouch',
      place_id: places.amsterdam,
    });
  await happened(items[1], 'itemtraded', '2017-01-01T10:00', {
    user_id: ada.id,
    gift_user_id: bob.id,
    holder_id: bob.id,
    location: 'pouch',
    secondary_item_id: horns[0],
  });
  await happened(items[0], 'itemdropped', '2017-01-02T10:00', {
    user_id: ada.id,
    location: 'dropped',
    place_id: places.london,
  });

  const movements = await movementsOf(type);
  const recount = await world.db
    .selectFrom('history')
    .innerJoin('item', 'item.item_id', 'history.item_id')
    .select('history_id')
    .where('item_type_id', '=', type)
    .orderBy('history_id', 'desc')
    .limit(5)
    .execute();

  expect(movements.map(({ history_id }) => history_id)).toEqual(recount.map((row) => row.history_id));
  expect(movements.slice(0, 3)).toMatchObject([
    { number: 1, type: 'itemdropped', player: { id: ada.id }, place: { city: 'London' }, item: null },
    { number: 2, type: 'itemtraded', player: { id: ada.id }, to: { id: bob.id }, item: { name: 'Fog Horn' } },
    { number: 8, type: 'itemfound', place: { name: 'Vondelpark' }, to: null },
  ]);
});

test('[TM-02] what came back in a trade went from the other player', async () => {
  const { type, items } = await aBell('Tide Table', 1);
  const { items: horns } = await aBell('Tide Horn', 1);
  await happened(items[0], 'itemtraded', '2017-01-01T10:00', {
    user_id: ada.id,
    gift_user_id: bob.id,
    holder_id: ada.id,
    location: 'pouch',
    primary_item_id: horns[0],
    secondary_item_id: items[0],
  });

  expect(await movementsOf(type)).toMatchObject([
    { player: { id: bob.id }, to: { id: ada.id }, item: { name: 'Tide Horn' } },
  ]);
});

async function travelledGlasses() {
  const { type, items } = await aBell('Storm Glass', 5);
  const ways = [
    ['amsterdam', 'london'],
    ['rome', 'london', 'rome'],
    ['rome'],
    ['london', 'london', 'amsterdam', 'rome'],
  ] as const;
  for (const [nth, way] of ways.entries()) {
    for (const [step, place] of way.entries())
      await happened(items[nth], 'itemdropped', `2017-0${step + 1}-01T10:00`, {
        user_id: ada.id,
        location: 'dropped',
        place_id: places[place],
      });
  }
  return type;
}

test('[TM-01] the numbers that travelled farthest have the kilometres of their journeys', async () => {
  const type = await travelledGlasses();

  const numbers = await travelledOf(type);

  expect(numbers).toMatchObject([
    { number: 2, seen_at: { city: 'Rome' } },
    { number: 4, seen_at: { city: 'Rome' } },
    { number: 1, seen_at: { city: 'London' } },
  ]);
  for (const { item_id, kilometres } of numbers) {
    const journey = await world.call(readJourney, { params: { itemId: item_id } });
    expect(kilometres).toBeCloseTo(journey.json().figures.kilometres, 1);
  }
});

test('[TM-01] the migration adds up the ways of items that are already there', async () => {
  await travelledGlasses();
  const stored = () => world.db.selectFrom('item_travel').selectAll().orderBy('item_id').execute();
  const before = await stored();
  expect(before).toHaveLength(3);
  await world.db.deleteFrom('item_travel').execute();

  await backfill();

  expect(await stored()).toEqual(before);
});

test('an item type without numbers has neither', async () => {
  const { type } = await aBell('Silent Bell', 0);

  expect(await movementsOf(type)).toEqual([]);
  expect(await travelledOf(type)).toEqual([]);
});

test('of an undiscovered item nothing is shown, and an unknown one is not found', async () => {
  const { type, items } = await aBell('?', 1);
  for (const place of [places.rome, places.london])
    await happened(items[0], 'itemdropped', '2017-01-01T10:00', {
      user_id: ada.id,
      location: 'dropped',
      place_id: place,
    });

  expect(await movementsOf(type)).toEqual([]);
  expect(await travelledOf(type)).toEqual([]);
  for (const call of [listMovements, listTravelled]) {
    const unknown = await world.call(call, { params: { itemTypeId: ItemTypeId.parse(99_999) } });
    expect(unknown.statusCode).toBe(404);
  }
});

async function backfill() {
  const file = new URL('../../../../migrations/0046-travel.sql', import.meta.url);
  const statement = /insert into item_travel[^;]+having[^;]+;/.exec(
    (await readFile(file, 'utf8')).split('add_travel();')[1] ?? '',
  );
  await sql.raw(statement?.[0] ?? '').execute(world.db);
}
