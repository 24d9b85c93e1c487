import { hash } from '@node-rs/argon2';
import { CODE_NEEDED, logIn, WRONG_CODE, WRONG_LOGIN } from '@wallabee/contract/accounts/account';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@wallabee/contract/accounts/second-factor';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld({ SECRETS_KEY: 'a key of thirty-two characters or more' });
const password_hash = await hash('honeycomb');
const good = { username: 'ada', password: 'honeycomb' };
const start = world.clock.now;
let ada: TestPlayer;

beforeEach(async () => {
  world.clock.now = start;
  ada = await world.aPlayer('ada');
  await world.db.updateTable('player').set({ password_hash }).execute();
});

describe('setting it up', () => {
  test('needs the password and a code of the app, and returns ten recovery codes once', async () => {
    expect(await factor()).toEqual({ is_on: false, confirmed_at: null, recovery_codes_left: 0 });
    const { secret, uri } = (await begin()).json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/WallaBee:ada\?issuer=WallaBee&secret=/);
    expect((await logInWith({})).statusCode).toBe(200);

    const response = await world.call(confirmSecondFactor, { as: ada, body: { code: codeOf(secret) } });

    const { recovery_codes } = response.json();
    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes[0]).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(await factor()).toEqual({
      is_on: true,
      confirmed_at: start.toISOString(),
      recovery_codes_left: 10,
    });
    const stored = JSON.stringify([
      await world.db.selectFrom('second_factor').selectAll().execute(),
      await world.db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    expect(stored).not.toContain(recovery_codes[0].replaceAll('-', ''));
    expect((await begin()).json()).toMatchObject({ code: 'refused', reason: 'already_on' });
  });

  test.each([
    { why: 'a wrong password', ask: () => begin('honey'), reason: 'wrong_password' },
    {
      why: 'a code before it was begun',
      ask: () => world.call(confirmSecondFactor, { as: ada, body: { code: '123456' } }),
      reason: 'not_begun',
    },
    { why: 'turning off what is not on', ask: () => off('123456'), reason: 'not_on' },
  ])('$why is refused and changes nothing', async ({ ask, reason }) => {
    const response = await ask();

    expect({ status: response.statusCode, ...response.json() }).toMatchObject({ status: 403, reason });
    expect(await world.db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
  });

  test('a wrong code does not confirm it', async () => {
    const { secret } = (await begin()).json();
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';

    const response = await world.call(confirmSecondFactor, { as: ada, body: { code: wrong } });

    expect(response.json()).toMatchObject({ code: 'refused', reason: 'wrong_code' });
    expect((await logInWith({})).statusCode).toBe(200);
  });
});

test('guesses of the confirming code are slowed down across all networks', async () => {
  await begin();
  const guess = (network: number) =>
    world.app.inject({
      method: 'POST',
      url: `/api${confirmSecondFactor.path}`,
      remoteAddress: `10.4.0.${network}`,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
      payload: { code: 'not a code' },
    });

  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index + 1)));

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(7);
});

describe('a login with a second factor', () => {
  test('is refused without the code, in a shape that old clients know [AP-02]', async () => {
    await turnedOn();

    const response = await logInWith({});

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      valid: false,
      code: 'second_factor_required',
      error: CODE_NEEDED,
    });
    const wrong = await logInWith({ password: 'wrong', code: '123456' });
    expect(wrong.json()).toMatchObject({ valid: false, code: 'login_required', error: WRONG_LOGIN });
    expect(await sessions()).toBe(1);
  });

  test('takes a code once, also when it is sent many times at once [AP-02]', async () => {
    const { secret } = await turnedOn();
    later(60);
    const code = codeOf(secret);

    const answers = await Promise.all(Array.from({ length: 4 }, () => logInWith({ code })));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const again = await logInWith({ code });
    expect(again.json()).toMatchObject({ code: 'second_factor_required', error: WRONG_CODE });
    expect(await sessions()).toBe(2);
  });

  test.each([
    { seconds: -30, status: 200 },
    { seconds: 0, status: 200 },
    { seconds: 30, status: 200 },
    { seconds: -90, status: 401 },
    { seconds: 90, status: 401 },
  ])('an app whose clock is $seconds s off is answered $status', async ({ seconds, status }) => {
    const { secret } = await turnedOn();
    later(600);

    expect((await logInWith({ code: codeOf(secret, seconds) })).statusCode).toBe(status);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { recovery_codes } = await turnedOn();
    const [first = '', second = ''] = recovery_codes;

    expect((await logInWith({ code: first.toUpperCase().replaceAll('-', ' ') })).statusCode).toBe(200);
    expect((await logInWith({ code: first })).statusCode).toBe(401);
    expect((await logInWith({ code: second })).statusCode).toBe(200);
    expect(await factor()).toMatchObject({ recovery_codes_left: 8 });
  });

  test('guesses of codes are slowed down separately from passwords', async () => {
    await turnedOn();
    await logInWith({ code: '000000' });
    await sql`update login_queue set attempts = attempts + 20 where attempts < 3`.execute(world.db);

    const response = await logInWith({ code: '000001' });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3);
  });
});

test('turning it off needs password and code, and logins need no code afterwards', async () => {
  const { secret } = await turnedOn();
  later(60);
  const refused = await off('000000', 'honeycomb');
  expect(refused.json()).toMatchObject({ reason: 'wrong_code' });
  expect((await off(codeOf(secret), 'wrong')).json()).toMatchObject({ reason: 'wrong_password' });
  expect(await factor()).toMatchObject({ is_on: true });

  expect((await off(codeOf(secret))).json()).toEqual({ success: true });

  expect(await factor()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  expect((await logInWith({})).statusCode).toBe(200);
});

test('new recovery codes replace the old ones', async () => {
  const { secret, recovery_codes } = await turnedOn();
  later(60);

  const response = await world.call(renewRecoveryCodes, {
    as: ada,
    body: { password: 'honeycomb', code: codeOf(secret) },
  });

  const renewed = response.json().recovery_codes;
  expect(renewed).toHaveLength(10);
  expect((await logInWith({ code: recovery_codes[0] })).statusCode).toBe(401);
  expect((await logInWith({ code: renewed[0] })).statusCode).toBe(200);
});

function begin(password = 'honeycomb') {
  return world.call(beginSecondFactor, { as: ada, body: { password } });
}

function off(code: string, password = 'honeycomb') {
  return world.call(turnOffSecondFactor, { as: ada, body: { password, code } });
}

async function turnedOn(): Promise<{ secret: string; recovery_codes: string[] }> {
  const { secret } = (await begin()).json();
  const response = await world.call(confirmSecondFactor, { as: ada, body: { code: codeOf(secret) } });
  return { secret, ...response.json() };
}

let networks = 0;

/** Logins are limited by address, so each one has its own. */
function logInWith(body: { password?: string; code?: string | undefined }) {
  networks += 1;
  return world.app.inject({
    method: 'POST',
    url: `/api${logIn.path}`,
    remoteAddress: `10.3.0.${networks}`,
    headers: { 'x-wallabee-api-key': TEST_KEY },
    payload: { ...good, ...body },
  });
}

async function factor() {
  return (await world.call(readSecondFactor, { as: ada })).json();
}

function codeOf(secret: string, secondsOff = 0): string {
  return new TOTP({ secret }).generate({ timestamp: world.clock.now.getTime() + secondsOff * 1_000 });
}

function later(seconds: number) {
  world.clock.now = new Date(start.getTime() + seconds * 1_000);
}

async function sessions(): Promise<number> {
  return (await world.db.selectFrom('session').select('id').execute()).length;
}
