import {
  ApplicationKeyId,
  listApplicationKeys,
  makeApplicationKey,
  revokeApplicationKey,
} from '@wallabee/contract/keys/application-key';
import { MOST_KEYS } from '@wallabee/contract/keys/key-rules';
import { type KeyUse, readKeyUse } from '@wallabee/contract/keys/key-use';
import { listSets } from '@wallabee/contract/sets/set-lists';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();

describe('a new key', () => {
  test('is shown once, works at once, and is stored as a digest [AP-01]', async () => {
    const ada = await world.aPlayer();

    const made = await makeOne(ada, '  Shelf counter ');

    expect(made).toMatchObject({ name: 'Shelf counter', key: expect.stringMatching(/^wbk_\w{36}$/) });
    expect((await world.call(listSets, { key: made.key })).statusCode).toBe(200);
    const [listed] = await list(ada);
    expect(listed).toMatchObject({ name: 'Shelf counter', ending: made.key.slice(-4), revoked_at: null });
    expect(JSON.stringify(listed)).not.toContain(made.key);
    const stored = await world.db.selectFrom('application_key').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(made.key);
  });

  test('is refused where its checksum is wrong, without a query', async () => {
    const { key } = await makeOne(await world.aPlayer());
    const mistyped = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`;

    expect((await world.call(listSets, { key: mistyped })).statusCode).toBe(401);
  });

  test(`is refused to a player who has ${MOST_KEYS}, also under concurrency`, async () => {
    const ada = await world.aPlayer();

    const answers = await Promise.all(
      Array.from({ length: MOST_KEYS + 4 }, (_, number) =>
        world.call(makeApplicationKey, { as: ada, body: { name: `Tool ${number}` } }),
      ),
    );

    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect(refused[0]?.json()).toMatchObject({ code: 'refused', reason: 'too_many_keys' });
    expect(await list(ada)).toHaveLength(MOST_KEYS);
  });

  test.each([
    { why: 'empty', name: '   ' },
    { why: 'too long', name: 'x'.repeat(61) },
    { why: 'missing', name: undefined as unknown as string },
  ])('with a name that is $why is refused and not stored', async ({ name }) => {
    const ada = await world.aPlayer();

    const response = await world.call(makeApplicationKey, { as: ada, body: { name } });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_input', fields: { name: expect.any(String) } });
    expect(await list(ada)).toEqual([]);
  });
});

describe('the use of a key', () => {
  test('is shown for thirty days', async () => {
    const ada = await world.aPlayer();
    const { id } = await makeOne(ada);
    await world.db
      .insertInto('application_key_use')
      .values([
        { key_id: id, day: '2026-05-02', calls: 500 },
        { key_id: id, day: '2026-05-03', calls: 20 },
        { key_id: id, day: '2026-06-01', calls: 4 },
      ])
      .execute();

    expect(await list(ada)).toMatchObject([
      { calls_today: 4, calls_this_month: 24, last_used_on: '2026-06-01' },
    ]);
  });
});

describe('the use of a key by day', () => {
  test('is listed for thirty days, with the rest of its budget [AP-01]', async () => {
    const ada = await world.aPlayer();
    const { id, key } = await makeOne(ada);
    await world.db
      .insertInto('application_key_use')
      .values([
        { key_id: id, day: '2026-05-02', calls: 500, refused: 9 },
        { key_id: id, day: '2026-05-03', calls: 20, refused: 0 },
        { key_id: id, day: '2026-06-01', calls: 4, refused: 3 },
      ])
      .execute();
    for (let turn = 0; turn < 5; turn += 1) await world.call(listSets, { key });

    const { days, ...use } = (await readUse(ada, id)).json<KeyUse>();

    expect(use).toEqual({ calls_per_second: 50, burst: 500, left: 495 });
    expect(days).toHaveLength(30);
    expect(days.filter(({ calls }) => calls > 0)).toEqual([
      { day: '2026-05-03', calls: 20, refused: 0 },
      { day: '2026-06-01', calls: 4, refused: 3 },
    ]);
    expect(days[1]).toEqual({ day: '2026-05-04', calls: 0, refused: 0 });
  });

  test('is empty for a new key, and a revoked key has no budget', async () => {
    const ada = await world.aPlayer();
    const { id } = await makeOne(ada);
    const calls = async () => (await readUse(ada, id)).json<KeyUse>();

    expect((await calls()).left).toBe(500);
    expect((await calls()).days.every((day) => day.calls === 0 && day.refused === 0)).toBe(true);
    await world.call(revokeApplicationKey, { as: ada, params: { keyId: id } });
    expect((await calls()).left).toBeNull();
  });

  test('is shown to its owner only', async () => {
    const { id } = await makeOne(await world.aPlayer());

    expect((await readUse(await world.aPlayer(), id)).statusCode).toBe(404);
  });
});

describe('a revoked key', () => {
  test('is refused from now on, although it was cached [AP-01]', async () => {
    const ada = await world.aPlayer();
    const { id, key } = await makeOne(ada);
    await world.call(listSets, { key });

    const response = await world.call(revokeApplicationKey, { as: ada, params: { keyId: id } });

    expect(response.json()).toEqual({ success: true });
    await world.caughtUp();
    expect((await world.call(listSets, { key })).statusCode).toBe(401);
    expect(await list(ada)).toMatchObject([{ revoked_at: '2026-06-01T12:00:00.000Z' }]);
  });

  test('no longer counts towards the limit', async () => {
    const ada = await world.aPlayer();
    const keys = await Promise.all(Array.from({ length: MOST_KEYS }, () => makeOne(ada)));

    await world.call(revokeApplicationKey, { as: ada, params: { keyId: keyIdOf(keys[0]) } });

    expect((await world.call(makeApplicationKey, { as: ada, body: { name: 'One more' } })).statusCode).toBe(
      200,
    );
  });

  test('is managed by its owner only', async () => {
    const ada = await world.aPlayer();
    const { id, key } = await makeOne(ada);

    const response = await world.call(revokeApplicationKey, {
      as: await world.aPlayer(),
      params: { keyId: id },
    });

    expect(response.statusCode).toBe(404);
    expect((await world.call(listSets, { key })).statusCode).toBe(200);
    expect(await list(await world.aPlayer())).toEqual([]);
  });
});

test.each([
  { method: 'GET', url: '/api/keys' },
  { method: 'POST', url: '/api/keys', payload: { name: 'Tool' } },
  { method: 'GET', url: '/api/keys/1/use' },
  { method: 'POST', url: '/api/keys/1/revoke' },
] as const)('$method $url needs a token and a key [AP-01]', async (request) => {
  const ada = await world.aPlayer();
  const key = { 'x-wallabee-api-key': TEST_KEY };
  await world.db.updateTable('session').set({ expires_at: world.clock.now }).execute();

  for (const [headers, code] of [
    [{ 'x-user-token': ada.token }, 'key_required'],
    [key, 'login_required'],
    [{ ...key, 'x-user-token': ada.token }, 'login_required'],
    [{ ...key, 'x-user-token': 'nonsense' }, 'login_required'],
  ] as const) {
    const response = await world.app.inject({ ...request, headers });
    expect({ status: response.statusCode, code: response.json().code }).toEqual({ status: 401, code });
  }
});

async function makeOne(owner: TestPlayer, name = 'A tool') {
  const response = await world.call(makeApplicationKey, { as: owner, body: { name } });
  return response.json<{ id: ApplicationKeyId; name: string; key: string }>();
}

function readUse(owner: TestPlayer, keyId: ApplicationKeyId) {
  return world.call(readKeyUse, { as: owner, params: { keyId } });
}

async function list(owner: TestPlayer) {
  return (await world.call(listApplicationKeys, { as: owner })).json().keys;
}

function keyIdOf(key: { id: ApplicationKeyId } | undefined): ApplicationKeyId {
  return ApplicationKeyId.parse(key?.id);
}
