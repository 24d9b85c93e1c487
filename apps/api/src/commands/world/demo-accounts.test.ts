import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { ensureWorld } from './ensure-world.ts';

const TODAY = new Date('2026-06-01T12:00:00Z');
const { db, url } = await createTestDatabase();

beforeAll(async () => {
  const config = { WORLD: 'small', WORLD_SEED: 2012 } as const;
  await ensureWorld({ db, url, config, report: () => {}, now: () => TODAY });
});

test('everybody was last active when they did the last of all they did [PP-02]', async () => {
  const { rows } = await sql<{ what: string; count: number }>`
    with done (what, player_id, at) as (
      select 'post', author_id, created_at from forum_post
      union all select 'message', sender_id, created_at from message
      union all select 'code', redeemed_by, redeemed_at from redeem_code
      union all select 'set', player_id, completed_at from set_completion
      union all select 'visit', player_id, visited_at from place_visit
      union all select 'friend', player_id, created_at from friendship
      union all select 'listing', seller_id, listed_at from market_listing
      -- A drone and the game's own gifts need nobody's doing.
      union all select type, user_id, created_at from history
        where type <> 'itemwalladrone' and not (type = 'itemgifted' and gift_user_id is null)
    )
    select what, count(*)::int as count from done join player on player.id = player_id
    where at > last_active_at group by 1`.execute(db);

  expect(rows).toEqual([]);
});

describe('demo', () => {
  test('has more than 200 items in the pouch', async () => {
    expect(await countItems('demo', sql`location = 'pouch'`)).toBeGreaterThan(200);
  });

  test('has more than 450 locked items, in the lockbox, in the pouch and at places', async () => {
    expect(await countItems('demo', sql`is_locked`)).toBeGreaterThan(450);
    for (const location of ['lockbox', 'pouch', 'dropped']) {
      expect(await countItems('demo', sql`is_locked and location = ${location}`)).toBeGreaterThan(50);
    }
  });

  test('has locked items of every kind that the list filters by', async () => {
    const isLockedOf = (setId: number) =>
      sql`is_locked and item_type_id in (select id from item_type where set_id = ${setId})`;

    for (const setId of [13, 20, 25]) expect(await countItems('demo', isLockedOf(setId))).toBeGreaterThan(0);
    expect(await countItems('demo', sql`is_locked and number < 50`)).toBeGreaterThan(0);
    expect(await countItems('demo', sql`is_locked and number::text = reverse(number::text)`)).toBeGreaterThan(
      0,
    );
    expect(await countItems('demo', sql`is_locked and number::text ~ '^[01]+$'`)).toBeGreaterThan(0);
  });

  test('has completed several sets, each with its finish number', async () => {
    const completed = await db
      .selectFrom('set_completion')
      .selectAll()
      .where('player_id', '=', (await account('demo')).id)
      .execute();

    expect(completed.length).toBeGreaterThanOrEqual(5);
  });

  test('has many incomplete sets', async () => {
    const { rows } = await sql`
      select set_id from item join item_type on item_type.id = item_type_id
      where user_id = ${(await account('demo')).id} and location = 'saved'
        and set_id not in (select set_id from set_completion where player_id = user_id)
      group by 1`.execute(db);

    expect(rows.length).toBeGreaterThan(25);
  });

  test('may gift six uniques, one at least with variants', async () => {
    const { rows } = await sql<{ variants: number }>`
      select (select count(*) from variant where variant.item_type_id = item_type.id) as variants
      from unique_owner join item_type on item_type.id = item_type_id
      where player_id = ${(await account('demo')).id} and set_id = 25
        and released_at < ${TODAY} and not is_retired and not is_one_of_a_kind`.execute(db);

    expect(rows).toHaveLength(6);
    expect(rows.some(({ variants }) => variants > 1)).toBe(true);
  });

  test('has friends, unread messages and no birthday', async () => {
    const demo = await account('demo');
    const friends = await db.selectFrom('friendship').selectAll().where('player_id', '=', demo.id).execute();

    expect(friends.length).toBeGreaterThan(5);
    expect(await countUnread('demo')).toBeGreaterThan(2);
    expect(demo).toMatchObject({ birthday_month: null, birthday_day: null, account_type: 'player' });
    expect(demo.balance).toBeGreaterThanOrEqual(0);
  });
});

test('demofriend is a friend of demo, has written to it unread, and has unread messages too', async () => {
  const [demo, friend] = [await account('demo'), await account('demofriend')];
  const friendship = await db
    .selectFrom('friendship')
    .selectAll()
    .where('player_id', '=', demo.id)
    .where('friend_id', '=', friend.id)
    .execute();
  const conversation = await db
    .selectFrom('conversation')
    .select('unread')
    .where('player_id', '=', demo.id)
    .where('other_id', '=', friend.id)
    .executeTakeFirstOrThrow();

  expect(friendship).toHaveLength(1);
  expect(conversation.unread).toBeGreaterThan(0);
  expect(await countUnread('demofriend')).toBeGreaterThan(0);
});

test.each([
  { username: 'demo', account_type: 'player', has_forums_right: true },
  { username: 'demofriend', account_type: 'player', has_forums_right: true },
  { username: 'beekeeper', account_type: 'beekeeper', has_forums_right: true },
  { username: 'staff', account_type: 'staff', has_forums_right: true },
  { username: 'muted', account_type: 'player', has_forums_right: false },
])('$username can log in with honeycomb', async ({ username, ...expected }) => {
  const player = await account(username);

  expect(player).toMatchObject({ ...expected, is_enabled: true, is_memorial: false, deletion_date: null });
  expect(await verify(player.password_hash ?? '', 'honeycomb')).toBe(true);
  expect(await countItems(username, sql`true`)).toBeGreaterThan(0);
});

test('passwords are hashed as strongly as those of real players', async () => {
  expect((await account('demo')).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('memorial keeps its items and cannot log in', async () => {
  expect(await account('memorial')).toMatchObject({
    is_memorial: true,
    password_hash: null,
    deletion_date: null,
  });
  expect(await countItems('memorial', sql`true`)).toBeGreaterThan(0);
});

test('departed was deleted, and its items were released', async () => {
  const departed = await account('departed');

  expect(departed).toMatchObject({ is_enabled: false, password_hash: null });
  expect(departed.deletion_date?.getTime()).toBeLessThan(TODAY.getTime());
  expect(await countItems('departed', sql`true`)).toBe(0);
});

test('banned is disabled, with a deletion date in the future', async () => {
  const banned = await account('banned');

  expect(banned.is_enabled).toBe(false);
  expect(banned.deletion_date?.getTime()).toBeGreaterThan(TODAY.getTime());
});

test('nobody else can log in', async () => {
  const { rows } = await sql<{ username: string }>`
    select username from player where password_hash is not null order by 1`.execute(db);

  expect(rows.map(({ username }) => username)).toEqual([
    'banned',
    'beekeeper',
    'demo',
    'demofriend',
    'muted',
    'staff',
  ]);
});

test('the accounts of the team and of the quiet player are in no swap ring [SW-08]', async () => {
  const { rows } = await sql<{ username: string }>`
    select username from player join swap_settings on player_id = id where is_left_out order by 1`.execute(
    db,
  );

  expect(rows.map(({ username }) => username)).toEqual(['beekeeper', 'muted', 'staff']);
});

test('nine codes for the Build-A-Unique can be redeemed', async () => {
  const codes = await db
    .selectFrom('redeem_code')
    .selectAll()
    .where('redeemed_by', 'is', null)
    .orderBy('code')
    .execute();

  expect(codes).toEqual(
    Array.from({ length: 9 }, (_, index) => ({
      code: `BUILD-A-UNIQUE-${index + 1}`,
      item_type_id: 2690,
      redeemed_by: null,
      redeemed_at: null,
    })),
  );
});

function account(username: string) {
  return db.selectFrom('player').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
}

async function countItems(username: string, condition: ReturnType<typeof sql>): Promise<number> {
  const { id } = await account(username);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from item where user_id = ${id} and ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countUnread(username: string): Promise<number> {
  const { id } = await account(username);
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(unread), 0) as sum from conversation where player_id = ${id}`.execute(db);
  return rows[0]?.sum ?? 0;
}
