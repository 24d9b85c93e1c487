import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { selectDays, selectFinds, selectOwner, selectPlaceOfDay } from './cabinet.queries.ts';
import { selectLowestSaved } from './proudest.queries.ts';

const world = await createTestWorld();
const player = PlayerId.parse(17);

test('every part of a cabinet is found by an index [TM-07]', async () => {
  await world.aSet({ id: 40 });
  const type = await world.anItemType({ set_id: 40, name: 'Lamp' });
  await world.aPlace();
  await sql`
    insert into player (id, username, name)
    select n, 'player' || n, 'Player ' || n from generate_series(1, 500) n`.execute(world.db);
  await sql`
    insert into item (item_id, item_type_id, number, location, user_id, created_at, changed_at)
    select n, ${type}::int, n, 'pouch', 1 + n % 500, now(), now() from generate_series(1, 20000) n`.execute(
    world.db,
  );
  await sql`
    insert into history (item_id, primary_item_id, type, user_id, place_id, created_at)
    select n, n, case when n % 4 = 0 then 'itemvault' else 'itemfound' end, 1 + n % 500,
      (select min(id) from place), now() - n * interval '1 minute'
    from generate_series(1, 20000) n`.execute(world.db);
  await sql`
    insert into player_day (player_id, day, finds)
    select p, current_date - d, 1 from generate_series(1, 500) p, generate_series(0, 39) d`.execute(world.db);
  await sql`
    insert into place_visit (place_id, player_id, visited_at)
    select (select min(id) from place), n, now() from generate_series(1, 500) n`.execute(world.db);
  await sql`analyze`.execute(world.db);
  const from = { playerId: player, from: '2026-01-01', to: '2026-12-31' };
  const queries = {
    history_finds: [selectFinds(world.db, player, 4), selectPlaceOfDay(world.db, player, '2026-05-01')],
    player_day_key: [selectDays(world.db, from)],
    place_visit_of_player: [selectOwner(world.db, player)],
    item_: [selectLowestSaved(world.db, player, 6)],
  };

  for (const [index, selections] of Object.entries(queries)) {
    for (const query of selections) {
      const plan = JSON.stringify(await query.explain('json'));

      expect(plan).toContain(`"Index Name":"${index}`);
      expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(history|item|player|player_day)"/);
    }
  }
});
