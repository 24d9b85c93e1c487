import { readBirthday, setBirthday } from '@wallabee/contract/birthdays/birthday';
import { describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
const of = (player: { id: number }) => ({ params: { player: String(player.id) } });
const october = { month: 10, day: 9 };

const birthdays = () =>
  world.db.selectFrom('player').select(['birthday_month', 'birthday_day']).orderBy('id').execute();

async function read(player: TestPlayer) {
  return (await world.call(readBirthday, { ...of(player), as: player })).json();
}

test('a birthday is missing until it is set, once [AP-04, AP-11, BD-01, BD-02]', async () => {
  const ada = await world.aPlayer('Ada');
  expect(await read(ada)).toEqual({ birthday: 'Date Missing' });

  const first = await world.call(setBirthday, { ...of(ada), as: ada, body: october });
  const second = await world.call(setBirthday, { ...of(ada), as: ada, body: { month: 1, day: 1 } });

  expect(first.json()).toEqual({ success: true, birthday: '9 October' });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ code: 'refused', reason: 'birthday_set' });
  expect(await read(ada)).toEqual({ birthday: '9 October' });
});

test('the day is not checked against the month [BD-01]', async () => {
  const ada = await world.aPlayer();

  const response = await world.call(setBirthday, { ...of(ada), as: ada, body: { month: 2, day: 31 } });

  expect(response.json()).toEqual({ success: true, birthday: '31 February' });
});

test('of concurrent calls one sets the birthday [BD-02]', async () => {
  const ada = await world.aPlayer();
  const asked = Array.from({ length: 24 }, (_, turn) =>
    world.call(setBirthday, { ...of(ada), as: ada, body: { month: 1 + (turn % 12), day: turn + 1 } }),
  );

  const answers = await Promise.all(asked);

  const good = answers.filter(({ statusCode }) => statusCode === 200);
  expect(good).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(23);
  expect(await read(ada)).toEqual({ birthday: good[0]?.json().birthday });
});

describe('only the owner may make both calls [AP-01, AP-11, BD-02]', () => {
  test.each([readBirthday, setBirthday])('$path', async (endpoint) => {
    const [ada, grace, old] = [await world.aPlayer(), await world.aPlayer(), await world.aPlayer()];
    await world.db
      .updateTable('session')
      .set({ expires_at: world.clock.now })
      .where('player_id', '=', old.id)
      .execute();
    const ask = async (player: TestPlayer, options: { as?: TestPlayer; key?: null }) =>
      (await world.call(endpoint, { ...of(player), body: october, ...options } as never)).statusCode;

    expect(await ask(ada, { as: ada, key: null })).toBe(401);
    expect(await ask(ada, {})).toBe(401);
    expect(await ask(ada, { as: grace })).toBe(403);
    expect(await ask({ ...ada, id: 999_999 as never }, { as: ada })).toBe(404);
    expect(await ask(old, { as: old })).toBe(401);
    expect(await birthdays()).toEqual(Array(3).fill({ birthday_month: null, birthday_day: null }));
    expect(await ask(ada, { as: ada })).toBe(200);
  });

  test('also by username', async () => {
    const [ada, grace] = [await world.aPlayer('Ada'), await world.aPlayer('Grace')];
    const named = { params: { player: 'ada' } };

    expect((await world.call(readBirthday, { ...named, as: ada })).statusCode).toBe(200);
    expect((await world.call(readBirthday, { ...named, as: grace })).statusCode).toBe(403);
  });
});

test.each([
  {},
  { month: 10 },
  { day: 9 },
  { month: 0, day: 9 },
  { month: 13, day: 9 },
  { month: 10, day: 0 },
  { month: 10, day: 32 },
  { month: -1, day: 9 },
  { month: 1.5, day: 9 },
  { month: 'October', day: 9 },
  { month: '1e1', day: 9 },
  { month: "1'; drop table player; --", day: 9 },
  { month: '', day: '' },
])('%o is bad input and changes nothing [ER-03]', async (body) => {
  const ada = await world.aPlayer();

  const response = await world.call(setBirthday, { ...of(ada), as: ada, body: body as never });

  expect(response.statusCode).toBe(400);
  expect(await birthdays()).toEqual([{ birthday_month: null, birthday_day: null }]);
});
