import { findPlayers } from '@wallabee/contract/players/player-search';
import { foldText } from '@wallabee/contract/protocol/fold-text';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';
import { selectNamesakes } from './player-search.queries.ts';

const world = await createTestWorld();

async function aNamed(username: string, name: string, lastActive = '2026-01-01T00:00:00Z') {
  const player = await world.aPlayer(username);
  await world.db
    .updateTable('player')
    .set({ name, last_active_at: lastActive })
    .where('id', '=', player.id)
    .execute();
  return player;
}

async function find(name: string) {
  const response = await world.call(findPlayers, { query: { name } });
  expect(response.statusCode).toBe(200);
  const { players, near } = response.json();
  const usernames = (list: { username: string }[]) => list.map(({ username }) => username);
  return { players: usernames(players), near: usernames(near) };
}

describe('GET players?name= [PP-04]', () => {
  test('a name that fits several players finds all of them, the most recently active first', async () => {
    await aNamed('zoe_one', 'Zoe', '2026-01-01T00:00:00Z');
    await aNamed('zoe_two', 'ZOË', '2026-03-01T00:00:00Z');
    await aNamed('zoe', 'Somebody Else', '2026-02-01T00:00:00Z');
    await aNamed('zora', 'Zora');

    for (const name of ['zoe', 'Zoë', ' ZOE ', 'zoe\u0308'])
      expect(await find(name)).toEqual({ players: ['zoe_two', 'zoe', 'zoe_one'], near: [] });
  });

  test('shows what distinguishes them', async () => {
    const { id } = await aNamed('zoe_one', 'Zoë');

    const response = await world.call(findPlayers, { query: { name: 'zoe' } });

    expect(response.json().players).toEqual([
      expect.objectContaining({ id, name: 'Zoë', username: 'zoe_one', completed_sets_count: 0 }),
    ]);
  });

  test('an id is found besides the player of that name, and @ leaves the id out', async () => {
    const ada = await aNamed('ada', 'Ada');
    await aNamed(`${ada.id}`, 'A Number');

    expect((await find(`${ada.id}`)).players).toHaveLength(2);
    expect((await find(`@${ada.id}`)).players).toEqual([`${ada.id}`]);
  });

  test.each([
    { why: 'a missing letter', written: 'zoe demofrend' },
    { why: 'a letter too many', written: 'zoe demofrieend' },
    { why: 'two letters swapped', written: 'Zoë Demofreind' },
    { why: 'the first letter wrong', written: 'soe gemofriend' },
    { why: 'the beginning alone', written: 'zoe dem' },
    { why: 'the username misspelt', written: 'mossylanturn' },
    { why: 'a missing space', written: 'ZoeDemofriend' },
    { why: 'a space too many', written: 'zoe demo friend' },
  ])('near misses are suggested: $why', async ({ written }) => {
    await aNamed('mossylantern', 'Zoë Demofriend');
    await aNamed('bramble', 'Quiet Quentin');

    expect(await find(written)).toEqual({ players: [], near: ['mossylantern'] });
  });

  test('a name like nobody’s suggests nobody', async () => {
    await aNamed('mossylantern', 'Zoë Demofriend');

    expect(await find('xqzwv')).toEqual({ players: [], near: [] });
    expect(await find('%')).toEqual({ players: [], near: [] });
  });
});

test('the search of a name uses an index [PP-04]', async () => {
  await sql`insert into player (username, name)
    select 'u' || n, substr(md5(n::text), 1, 7) || ' ' || substr(md5((n * 11)::text), 1, 7)
    from generate_series(1, 8000) n`.execute(world.db);
  await sql`analyze player`.execute(world.db);

  const plan = JSON.stringify(await selectNamesakes(world.db, 'Zoë').explain('json'));

  expect(plan).toContain('"Index Name":"player_by_folded_name"');
  expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"player"/);
});

test('the database folds names as the browser does, for every character that both know [PP-04]', async () => {
  const characters = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /[^\0\p{Cn}\p{Cs}\p{Co}]/u.test(character),
  );
  const texts = ['  a \t\r\n\v b ', 'ΟΔΥΣΣΕΥΣ', 'İIıi', 'e\u0301\u0327\u200b', '\u00a0x\u3000'];
  const given = [...characters.map((character) => `x${character}X`), ...texts];

  const { rows } = await sql<{ name: string; folded: string }>`
    select name, fold_name(name) as folded from unnest(${given}::text[]) as name where unicode_assigned(name)`.execute(
    world.db,
  );

  expect(rows.length).toBeGreaterThan(140_000);
  expect(rows.filter(({ name, folded }) => folded !== foldText(name))).toEqual([]);
});
