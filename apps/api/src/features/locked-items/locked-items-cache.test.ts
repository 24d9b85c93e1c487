import { listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

// The clock stands still, so no TTL expires within a test.
const world = await createTestWorld();
let ada: TestPlayer;
let bob: TestPlayer;
let bell: number;
let boxed: number;

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  bell = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
  [ada, bob] = [await world.aPlayer(), await world.aPlayer()];
  boxed = (await world.anItem({ item_type_id: bell, user_id: ada.id, number: 7, location: 'lockbox' }))
    .item_id;
});

describe('a cached page of locked items [AP-06]', () => {
  test.each([
    {
      what: 'an item is locked',
      change: () =>
        sql`insert into item (item_type_id, number, location, is_locked, user_id, created_at, changed_at)
            values (${bell}, 8, 'lockbox', true, ${ada.id}, now(), now())`,
      shown: [
        [7, 'LOCKBOX'],
        [8, 'LOCKBOX'],
      ],
    },
    {
      what: 'one is taken out of the lockbox',
      change: () => sql`update item set location = 'pouch' where item_id = ${boxed}`,
      shown: [[7, 'LOCKED']],
    },
    {
      what: 'one is unlocked',
      change: () => sql`update item set location = 'pouch', is_locked = false where item_id = ${boxed}`,
      shown: [],
    },
    {
      what: 'one changes hands',
      change: () => sql`update item set user_id = ${bob.id} where item_id = ${boxed}`,
      shown: [],
    },
    { what: 'one is gone', change: () => sql`delete from item where item_id = ${boxed}`, shown: [] },
  ])('is read again when $what', async ({ change, shown }) => {
    expect(await numbersOf(ada)).toEqual([[7, 'LOCKBOX']]);

    await change().execute(world.db);
    await world.caughtUp();

    expect(await numbersOf(ada)).toEqual(shown);
  });

  test('is read again for the new owner, too', async () => {
    expect(await numbersOf(bob)).toEqual([]);

    await sql`update item set user_id = ${bob.id} where item_id = ${boxed}`.execute(world.db);
    await world.caughtUp();

    expect(await numbersOf(bob)).toEqual([[7, 'LOCKBOX']]);
  });

  test('is not read again when another player locks something', async () => {
    const place_id = await world.aPlace({ name: 'Saltby Pier' });
    const dropped = { location: 'dropped', is_locked: true, user_id: ada.id, place_id } as const;
    await world.db.updateTable('item').set(dropped).where('item_id', '=', boxed).execute();
    await world.caughtUp();
    expect(await placesOf(ada)).toEqual(['Saltby Pier']);

    // A place's new name invalidates nothing, so only the TTL removes the entry.
    await world.db.updateTable('place').set({ name: 'Saltby Mole' }).where('id', '=', place_id).execute();
    await bobLocks(8);
    expect(await placesOf(ada)).toEqual(['Saltby Pier']);

    world.clock.now = new Date(world.clock.now.getTime() + 10_000);
    expect(await placesOf(ada)).toEqual(['Saltby Mole']);
  });
});

async function bobLocks(number: number) {
  await world.anItem({ item_type_id: bell, user_id: bob.id, number, location: 'lockbox' });
  await world.caughtUp();
}

async function numbersOf(player: TestPlayer) {
  return (await itemsOf(player)).map(({ number, status }) => [number, status]);
}

async function placesOf(player: TestPlayer) {
  return (await itemsOf(player)).map(({ place_name }) => place_name);
}

async function itemsOf({ id }: TestPlayer) {
  const response = await world.call(listLockedItems, { params: { player: `${id}` }, query: { page: 1 } });
  return listLockedItems.response.parse(response.json()).items;
}
