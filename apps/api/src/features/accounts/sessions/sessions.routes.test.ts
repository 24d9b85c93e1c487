import { hash } from '@node-rs/argon2';
import { logIn, logOut } from '@wallabee/contract/accounts/account';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const password_hash = await hash('honeycomb');
const good = { username: 'Ada', password: 'honeycomb' };
const DAY_MS = 24 * 60 * 60_000;

const anAccount = (row: { deletion_date?: Date } = {}) =>
  world.db
    .insertInto('player')
    .values({ username: 'Ada', name: 'Ada Larch', password_hash, ...row })
    .execute();

test('a token expires after 30 days and is deleted at the next login [AP-01, AP-02]', async () => {
  await anAccount();
  const start = world.clock.now;
  try {
    const old = (await world.call(logIn, { body: good })).json();
    world.clock.now = new Date(start.getTime() + 30 * DAY_MS);

    expect((await world.call(logOut, { as: old })).statusCode).toBe(401);
    await world.call(logIn, { body: good });
    expect(await world.db.selectFrom('session').selectAll().execute()).toHaveLength(1);
  } finally {
    world.clock.now = start;
  }
});

test.each([
  { why: 'banned', row: { is_enabled: false } },
  { why: 'made a memorial', row: { is_memorial: true } },
  { why: 'deleted', row: { deletion_date: new Date('2026-05-31') } },
])('the token of an account that is $why afterwards is refused [AP-01]', async ({ row }) => {
  await anAccount();
  const session = (await world.call(logIn, { body: good })).json();
  await world.db.updateTable('player').set(row).execute();

  expect((await world.call(logOut, { as: session })).statusCode).toBe(401);
});

test('an account scheduled for deletion still works [AP-02]', async () => {
  await anAccount({ deletion_date: new Date('2026-06-30') });
  const session = (await world.call(logIn, { body: good })).json();

  expect((await world.call(logOut, { as: session })).statusCode).toBe(200);
});

test('logins are limited by address, and the refusal says when to retry [AP-02]', async () => {
  const tryFrom = (remoteAddress: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=x',
    });
  for (let turn = 0; turn < 30; turn += 1) expect((await tryFrom('10.1.1.1')).statusCode).toBe(400);

  const refused = await tryFrom('10.1.1.1');
  const other = await tryFrom('10.1.1.2');

  expect([refused.statusCode, other.statusCode]).toEqual([429, 400]);
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(/Try again in/),
  });
});
