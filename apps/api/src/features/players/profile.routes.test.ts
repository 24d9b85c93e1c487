import { readProfile } from '@wallabee/contract/players/profile';
import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';
import type { DB } from '../../platform/db/table-types.ts';

const world = await createTestWorld();

const PUBLIC_FIELDS = [
  'account_type',
  'bio',
  'collection',
  'completed_sets_count',
  'created_at',
  'deletion_date',
  'friends_count',
  'hue',
  'id',
  'image_key',
  'image_url_100',
  'image_url_200',
  'image_url_50',
  'is_enabled',
  'is_memorial',
  'last_active',
  'name',
  'uniques_owned',
  'username',
];
const OWN_FIELDS = ['balance', 'birthday', 'unread_conversations', 'waiting_swaps', 'unseen_notifications'];

let ada: TestPlayer;
let bob: TestPlayer;

beforeEach(async () => {
  ada = await world.aPlayer('Ada_L');
  bob = await world.aPlayer('bob');
  await change(ada, {
    name: 'Ada Lovelace',
    bio: 'First line\nSecond line',
    balance: 2_480,
    birthday_month: 12,
    birthday_day: 10,
    home_location: 'London, England',
    created_at: '2012-02-14T09:00:00Z',
    last_active_at: '2026-05-30T08:00:00Z',
  });
});

describe('GET users/{id} [AP-03]', () => {
  test('returns the public fields with counts [PP-01]', async () => {
    await world.aSet({ id: 25 });
    await world.aSet({ id: 40 });
    const lamp = await world.anItemType({ set_id: 25, name: 'Brass Lamp' });
    const secret = await world.anItemType({ set_id: 25, name: '?' });
    await world.db
      .insertInto('unique_owner')
      .values([lamp, secret].map((item_type_id) => ({ item_type_id, position: 1, player_id: ada.id })))
      .execute();
    await world.db
      .insertInto('set_completion')
      .values({ player_id: ada.id, set_id: 40, number: 3, completed_at: '2020-01-01T00:00:00Z' })
      .execute();
    await world.befriend(ada, bob);

    const response = await read('Ada_L');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: ada.id,
      username: 'Ada_L',
      name: 'Ada Lovelace',
      bio: 'First line\nSecond line',
      account_type: 'player',
      is_memorial: false,
      is_enabled: true,
      created_at: '2012-02-14T09:00:00.000Z',
      last_active: '2026-05-30T08:00:00.000Z',
      deletion_date: null,
      completed_sets_count: 1,
      collection: { saved: 0, sets_begun: 0, sets_completed: 1 },
      friends_count: 1,
      uniques_owned: [lamp],
      hue: expect.any(Number),
      image_key: expect.any(String),
      image_url_50: `http://localhost:3000/api/image/player-${ada.id}-50.png`,
      image_url_100: `http://localhost:3000/api/image/player-${ada.id}-100.png`,
      image_url_200: `http://localhost:3000/api/image/player-${ada.id}-200.png`,
    });
  });

  test('returns no private fields to a stranger, a friend or an expired token', async () => {
    await world.befriend(ada, bob);
    const stranger = await world.aPlayer();
    const outdated = { ...ada };

    const answers = [
      await read('Ada_L'),
      await read('Ada_L', stranger),
      await read('Ada_L', bob),
      await read('Ada_L', { ...ada, token: 'not-a-token' }),
    ];
    await world.db
      .updateTable('session')
      .set({ expires_at: '2026-06-01T11:59:59Z' })
      .where('player_id', '=', ada.id)
      .execute();
    answers.push(await read('Ada_L', outdated));

    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json()).toSorted()).toEqual(PUBLIC_FIELDS);
      expect(answer.body).not.toMatch(/2480|December|London|token|password|mail/);
    }
  });

  test('returns balance, birthday and unread conversations to the player', async () => {
    const carl = await world.aPlayer('carl');
    await converse(ada, bob, 3);
    await converse(ada, carl, 0);
    await converse(bob, carl, 5);

    const response = await read('Ada_L', ada);

    expect(Object.keys(response.json()).toSorted()).toEqual([...PUBLIC_FIELDS, ...OWN_FIELDS].toSorted());
    expect(response.json()).toMatchObject({
      balance: 2_480,
      birthday: '10 December',
      unread_conversations: 1,
      waiting_swaps: 0,
      unseen_notifications: 0,
    });
  });

  test('a birthday that was never set is missing [PR-01]', async () => {
    const response = await read('bob', bob);

    expect(response.json()).toMatchObject({ birthday: 'Date Missing', balance: 0, unread_conversations: 0 });
  });

  test.each(['memorial', 'departed', 'banned'] as const)(
    'shows a %s account as it is [PP-02]',
    async (fate) => {
      const row = {
        memorial: { is_memorial: true, is_enabled: true, deletion_date: null },
        departed: { is_memorial: false, is_enabled: false, deletion_date: '2024-01-02T00:00:00.000Z' },
        banned: { is_memorial: false, is_enabled: false, deletion_date: '2031-01-02T00:00:00.000Z' },
      }[fate];
      await change(bob, row);

      expect((await read('bob')).json()).toMatchObject(row);
    },
  );

  test('needs an application key', async () => {
    const response = await world.call(readProfile, { params: { player: 'bob' }, key: null });

    expect(response.statusCode).toBe(401);
  });
});

describe('a player is found [AP-03, PP-04]', () => {
  test.each(['ADA_L', 'ada_l', ' Ada_L ', 'ada lovelace', 'ADA LOVELACE'])('as %j', async (written) => {
    expect((await read(written)).json()).toMatchObject({ id: ada.id });
  });

  test('by id', async () => {
    expect((await read(`${ada.id}`)).json()).toMatchObject({ id: ada.id, username: 'Ada_L' });
  });

  test('by a name with characters that an address must encode', async () => {
    await change(bob, { name: 'Zoë & Ça/va? 100%' });

    expect((await read('zoë & ÇA/va? 100%')).json()).toMatchObject({ id: bob.id });
  });

  test('by a name that looks like a number, unless it is an id', async () => {
    const number = await world.aPlayer('1984');
    const namesake = await world.aPlayer(`${ada.id}`);

    expect((await read('1984')).json()).toMatchObject({ id: number.id });
    expect((await read(`${ada.id}`)).json()).toMatchObject({ id: ada.id });
    expect((await read(`@${ada.id}`)).json()).toMatchObject({ id: namesake.id });
    expect((await read('@1984')).json()).toMatchObject({ id: number.id });
    expect((await read(`00${ada.id}`)).json()).toBeNull();
  });

  test('by username before display name, and not by an ambiguous name', async () => {
    const carl = await world.aPlayer('carl');
    await change(carl, { name: 'bob' });
    await change(ada, { name: 'Robin' });
    await change(bob, { name: 'ROBIN' });

    expect((await read('Bob')).json()).toMatchObject({ id: bob.id });
    expect((await read('robin')).json()).toBeNull();
  });

  test.each(['nobody', '999999', '2147483648', '99999999999999999999', '-1', '@', "' or 1=1 --", '%', '_'])(
    'not as %j: the answer is null with 200',
    async (written) => {
      const response = await read(written);

      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('null');
    },
  );

  test.each([
    '/api/users/%00',
    '/api/users/a%00b',
    '/api/users/%F0%28%8C%28',
    '/api/users/%20',
    `/api/users/${'x'.repeat(101)}`,
  ])('%s is bad input [ER-03]', async (url) => {
    const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/\w+ \w+/);
  });
});

function read(player: string, as?: TestPlayer) {
  return world.call(readProfile, { params: { player }, ...(as && { as }) });
}

async function change({ id }: TestPlayer, row: Updateable<DB['player']>) {
  await world.db.updateTable('player').set(row).where('id', '=', id).execute();
}

async function converse(player: TestPlayer, other: TestPlayer, unread: number) {
  const { message_id } = await world.db
    .insertInto('message')
    .values({
      sender_id: other.id,
      recipient_id: player.id,
      text: 'Hello',
      created_at: '2026-05-01T00:00:00Z',
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('conversation')
    .values({ player_id: player.id, other_id: other.id, last_message_id: message_id, unread })
    .execute();
}
