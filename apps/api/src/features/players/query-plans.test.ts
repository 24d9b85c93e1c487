import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { selectStaff } from './own-profile/own-profile.queries.ts';
import { selectPlayerById, selectPlayerByUsername, selectPlayersByName } from './players.queries.ts';

const world = await createTestWorld();

test('every lookup of a player uses an index [AP-03]', async () => {
  await sql`
    insert into player (username, name) select 'player' || n, 'Player ' || n from generate_series(1, 5000) n`.execute(
    world.db,
  );
  await sql`
    insert into friendship (player_id, friend_id, created_at)
    select n, n + 1, now() from generate_series(1, 4000) n`.execute(world.db);
  await sql`analyze player`.execute(world.db);
  await sql`analyze friendship`.execute(world.db);
  const queries = {
    player_pkey: selectPlayerById(world.db, 17),
    player_by_username: selectPlayerByUsername(world.db, 'Player17'),
    player_by_folded_name: selectPlayersByName(world.db, 'player 17'),
  };

  for (const [index, query] of Object.entries(queries)) {
    const plan = JSON.stringify(await query.explain('json'));

    expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).toContain('"Index Name":"friendship_pkey"');
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(player|friendship)"/);
  }
});

test('the names of staff are found by their index [SP-08]', async () => {
  await sql`
    insert into player (username, name, account_type)
    select 'player' || n, 'Player ' || n, case when n % 500 = 0 then 'staff' else 'player' end
    from generate_series(1, 5000) n`.execute(world.db);
  await sql`analyze player`.execute(world.db);

  const plan = JSON.stringify(await selectStaff(world.db).explain('json'));

  expect(plan).toContain('"Index Name":"player_of_staff"');
});
