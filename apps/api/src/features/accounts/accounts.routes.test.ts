import { hash } from '@node-rs/argon2';
import { logIn, logOut, register } from '@wallabee/contract/accounts/account';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const password_hash = await hash('honeycomb');
const good = { username: 'Ada', password: 'honeycomb' };

async function anAccount(row: Record<string, unknown> = {}) {
  return world.db
    .insertInto('player')
    .values({ username: 'Ada', name: 'Ada Larch', password_hash, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
}

describe('POST login', () => {
  test('returns a token that authenticates the player’s calls [AP-02]', async () => {
    const { id } = await anAccount();

    const response = await world.call(logIn, { body: good });

    expect(response.statusCode).toBe(200);
    const { token, ...rest } = response.json();
    expect(rest).toEqual({ valid: true, user_id: id, username: 'Ada' });
    const out = await world.call(logOut, { as: { token } as never });
    expect(out.statusCode).toBe(200);
  });

  test('accepts the name in any case and with spaces around it', async () => {
    await anAccount();

    const response = await world.call(logIn, { body: { username: ' aDA ', password: 'honeycomb' } });

    expect(response.json()).toMatchObject({ valid: true, username: 'Ada' });
  });

  test('takes a multipart form, also one without its closing boundary [AP-02]', async () => {
    await anAccount();
    const part = (name: string, value: string) =>
      `--bee\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const open = part('username', 'Ada') + part('password', 'honeycomb');
    const send = (payload: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-wallabee-api-key': TEST_KEY, 'content-type': 'multipart/form-data; boundary=bee' },
        payload,
      });

    expect((await send(`${open}--bee--\r\n`)).json()).toMatchObject({ valid: true });
    expect((await send(open)).json()).toMatchObject({ valid: true });
    expect((await send(open.slice(0, -2))).json()).toMatchObject({ valid: true });
    expect((await send('nonsense')).statusCode).toBe(400);
  });

  test.each([
    { why: 'a wrong password', body: { username: 'Ada', password: 'honey' } },
    { why: 'an unknown name', body: { username: 'Nobody', password: 'honeycomb' } },
    { why: 'an empty password', body: { username: 'Ada', password: '' } },
    { why: 'SQL', body: { username: "' or 1=1 --", password: "' or 1=1 --" } },
  ])('answers $why with valid: false and 401, and reveals nothing else', async ({ body }) => {
    await anAccount();

    const response = await world.call(logIn, { body });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ valid: false, error: 'Username or Password is incorrect' });
    expect(await world.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test.each([
    { why: 'banned', row: { is_enabled: false } },
    { why: 'a memorial', row: { is_memorial: true } },
    { why: 'deleted', row: { deletion_date: new Date('2025-01-01') } },
    { why: 'without a password', row: { password_hash: null } },
  ])('refuses an account that is $why', async ({ row }) => {
    await anAccount(row);

    expect((await world.call(logIn, { body: good })).statusCode).toBe(401);
  });

  test('takes as long for an unknown name as for a wrong password', async () => {
    await anAccount({ username: 'Grace' });
    // CPU time is compared, because elapsed time also counts the load of the machine.
    const cost = async (username: string) => {
      const before = process.cpuUsage();
      await world.call(logIn, { body: { username, password: 'wrong' } });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await cost('Grace');

    const known = Math.min(await cost('Grace'), await cost('Grace'));
    const unknown = Math.min(await cost('Nobody'), await cost('Nobody'));

    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test('a network with a login before is served while strangers fill the queue of that name [AP-02]', async () => {
    await anAccount({ username: 'Emmy' });
    const tryFrom = (remoteAddress: string, password: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        headers: { 'x-wallabee-api-key': TEST_KEY },
        payload: { username: 'Emmy', password },
      });
    expect((await tryFrom('192.0.2.7', 'honeycomb')).statusCode).toBe(200);
    await sql`update login_queue set attempts = 100, starts_at = clock_timestamp() + interval '3 s'`.execute(
      world.db,
    );

    const [owner, stranger] = await Promise.all([
      tryFrom('192.0.2.7', 'honeycomb'),
      tryFrom('203.0.113.9', 'honeycomb'),
    ]);

    expect([owner.statusCode, stranger.statusCode]).toEqual([200, 429]);
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the database does not reveal where a player logged in from', async () => {
    await anAccount({ username: 'Emmy' });
    await world.call(logIn, { body: { ...good, username: 'Emmy' } });

    const [row] = await world.db.selectFrom('known_network').select('mark').execute();

    expect(Math.abs(row?.mark ?? Number.NaN)).toBeLessThanOrEqual(32_768);
  });

  test('stores neither the password nor the token in plain text', async () => {
    await anAccount({ username: 'Hedy' });
    const { token } = (await world.call(logIn, { body: { ...good, username: 'Hedy' } })).json();

    const stored = JSON.stringify([
      await world.db.selectFrom('player').selectAll().execute(),
      (await world.db.selectFrom('session').selectAll().execute()).map((row) =>
        row.token_digest.toString('base64url'),
      ),
    ]);

    expect(stored).not.toContain('honeycomb');
    expect(stored).not.toContain(token);
  });

  test.each([{}, { username: 'Ada' }, { username: 'a'.repeat(300), password: 'x' }])(
    '%o is bad input [ER-03]',
    async (body) => {
      const response = await world.call(logIn, { body: body as never });

      expect(response.statusCode).toBe(400);
    },
  );
});

test('logging out ends its own token and no other [AP-02]', async () => {
  await anAccount();
  const first = (await world.call(logIn, { body: good })).json();
  const second = (await world.call(logIn, { body: good })).json();

  await world.call(logOut, { as: first });

  expect((await world.call(logOut, { as: first })).statusCode).toBe(401);
  expect((await world.call(logOut, { as: second })).statusCode).toBe(200);
});

describe('POST register', () => {
  test('makes an account and logs it in [AP-22]', async () => {
    const response = await world.call(register, {
      body: { username: 'mossy-lantern', password: 'honeycomb' },
    });

    expect(response.json()).toMatchObject({ valid: true, username: 'mossy-lantern' });
    const again = await world.call(logIn, { body: { username: 'mossy-lantern', password: 'honeycomb' } });
    expect(again.statusCode).toBe(200);
  });

  test.each(['admin', 'Supp0rt', 'wal1abee'])('reserves the name %s for the site', async (username) => {
    const response = await world.call(register, { body: { username, password: 'honeycomb' } });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_input', fields: { username: 'is reserved' } });
    expect(await world.db.selectFrom('player').selectAll().execute()).toEqual([]);
  });

  test('registers a name once when many requests ask for it at once', async () => {
    const body = { username: 'mossy', password: 'honeycomb' };
    const asked = ['mossy', 'MOSSY', 'Mossy'].map((username) =>
      world.call(register, { body: { ...body, username } }),
    );

    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);

    expect(statuses.sort()).toEqual([200, 400, 400]);
  });
});
