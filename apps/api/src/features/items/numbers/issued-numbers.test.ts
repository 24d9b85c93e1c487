import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const bell = ItemTypeId.parse(7);
const issued = () => world.numbers.of(bell);

beforeEach(async () => {
  await world.aSet({ id: 40 });
  await world.anItemType({ set_id: 40, id: bell });
  await world.db.insertInto('item_type_counter').values({ item_type_id: bell, issued: 41 }).execute();
  await world.numbers.reload();
});

test('the numbers are loaded, and a type without items has 0', () => {
  expect(issued()).toBe(41);
  expect(world.numbers.of(ItemTypeId.parse(8))).toBe(0);
  expect(world.numbers.total()).toBe(41);
});

test('a notified number is counted and changes the version [RV-01]', async () => {
  const version = world.numbers.version();

  await notify({ new_item: { item_type_id: bell, number: 42 } });

  expect(issued()).toBe(42);
  expect(world.numbers.version()).not.toBe(version);
});

test('notifications out of order, repeated or malformed never lower a number', async () => {
  await notify({ new_item: { item_type_id: bell, number: 44 } });
  await notify({ new_item: { item_type_id: bell, number: 43 } });
  await notify({ new_item: { item_type_id: bell, number: 'many' } });
  await notify({ somethingElse: true });
  await notify(null);
  await notify('not even');
  await notify({ new_item: { item_type_id: 8, number: 1 } });

  expect(world.numbers.of(ItemTypeId.parse(8))).toBe(1);
  expect(issued()).toBe(44);
});

test('a notification during a reload is not lost', async () => {
  const reading = await world.db.transaction().execute(async (trx) => {
    await sql`lock table item_type_counter in access exclusive mode`.execute(trx);
    const begun = { done: world.numbers.reload() };
    await notify({ new_item: { item_type_id: bell, number: 45 } });
    expect(issued()).toBe(45);
    return begun;
  });

  await reading.done;

  expect(issued()).toBe(45);
});

test('after a lost connection the numbers are reloaded [RV-01]', async () => {
  await world.db.updateTable('item_type_counter').set({ issued: 60 }).execute();
  expect(issued()).toBe(41);

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wallabee listener' and datname = current_database()`.execute(world.db);

  await expect.poll(issued).toBe(60);
});

async function notify(payload: unknown) {
  await sql`select pg_notify('world_events', ${JSON.stringify(payload)})`.execute(world.db);
  await world.caughtUp();
}
