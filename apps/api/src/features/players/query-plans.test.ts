import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { selectCollectionSize } from './collection-size.queries.ts';
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

test('the size of a collection is counted by indexes [TM-03]', async () => {
  await world.aSet({ id: 40 });
  const type = await world.anItemType({ set_id: 40 });
  await sql`
    insert into player (id, username, name)
    select n, 'player' || n, 'Player ' || n from generate_series(1, 500) n`.execute(world.db);
  await sql`
    insert into item (item_id, item_type_id, number, location, user_id, created_at, changed_at)
    select n, ${type}::int, n, 'pouch', 1 + n % 500, now(), now() from generate_series(1, 20000) n`.execute(
    world.db,
  );
  await sql`
    insert into saved_span (item_id, item_type_id, player_id, saved_at)
    select item_id, item_type_id, user_id, now() from item`.execute(world.db);
  await sql`
    insert into set_completion (player_id, set_id, number, completed_at)
    select id, 40, id, now() from player where id <= 500`.execute(world.db);
  await sql`analyze`.execute(world.db);

  for (const past of [null, { end: new Date('2016-05-02') }]) {
    const plan = JSON.stringify(
      await selectCollectionSize(world.db, PlayerId.parse(17), past).explain('json'),
    );

    expect(plan).toContain('"Index Name":"saved_span_of_player"');
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(saved_span|set_completion)"/);
  }
});
