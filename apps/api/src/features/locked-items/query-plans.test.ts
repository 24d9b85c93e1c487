import { LOCKED_ITEMS_PAGE_SIZE } from '@wallabee/contract/locked-items/locked-item';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plansOf } from '../../../test/checks/query-plans.ts';
import { createTestWorld } from '../../../test/world.ts';
import { selectLockedCount, selectLockedPage } from './locked-items.queries.ts';

const world = await createTestWorld();

const LOCKED = 2_000;
const PLAYERS = 30;

test('locked items are found by their index and read by their key, on the first page and on the last [AP-06]', async () => {
  const playerId = await fillTables();

  for (const page of [1, LOCKED / LOCKED_ITEMS_PAGE_SIZE]) {
    const skip = (page - 1) * LOCKED_ITEMS_PAGE_SIZE;
    for (const plan of await plansOf(world.db, selectLockedPage(world.db, { playerId, skip }))) {
      expect(plan).toContain('"Index Name":"item_locked_by_player"');
      expect(plan).toContain('"Index Name":"item_pkey"');
      expect(plan).not.toMatch(itemsScanned);
      expect(plan).not.toContain('"Filter"');
    }
  }
  for (const counting of await plansOf(world.db, selectLockedCount(world.db, { playerId }))) {
    expect(counting).toContain('"Index Name":"item_locked_by_player"');
    expect(counting).not.toMatch(itemsScanned);
  }
});

const itemsScanned = /"Seq Scan"[^}]*"Relation Name":"item"/;

async function fillTables(): Promise<PlayerId> {
  await world.aSet({ id: 40 });
  const bell = await world.anItemType({ set_id: 40 });
  const ada = await world.aPlayer();
  const bob = await world.aPlayer();
  await sql`
    insert into item (item_type_id, number, location, is_locked, user_id, created_at, changed_at)
    select ${bell}::int, n, 'lockbox', true, case when n % ${PLAYERS}::int = 0 then ${ada.id}::int else ${bob.id}::int end,
           now(), now()
    from generate_series(1, ${LOCKED * PLAYERS}::int) n`.execute(world.db);
  await sql`analyze item, place`.execute(world.db);
  return ada.id;
}
