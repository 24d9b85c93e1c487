import { hash } from '@node-rs/argon2';
import { logIn } from '@wallabee/contract/accounts/account';
import { downloadArchive } from '@wallabee/contract/accounts/archive';
import { askForDeletion } from '@wallabee/contract/accounts/deletion';
import { beginSecondFactor, confirmSecondFactor } from '@wallabee/contract/accounts/second-factor';
import { readProfile } from '@wallabee/contract/players/profile';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld({ SECRETS_KEY: 'a key of thirty-two characters or more' });
const password_hash = await hash('honeycomb');
const start = world.clock.now;
let ada: TestPlayer;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  world.clock.now = start;
  ada = await world.aPlayer('ada');
  await world.db.updateTable('player').set({ password_hash }).execute();
  secret = (await world.call(beginSecondFactor, { as: ada, body: { password: 'honeycomb' } })).json().secret;
  const confirmed = await world.call(confirmSecondFactor, { as: ada, body: { code: nextCode() } });
  recoveryCodes = confirmed.json().recovery_codes;
});

describe('with a second factor, an archive', () => {
  test.each([
    { why: 'no code', body: () => ({ password: 'honeycomb' }), reason: 'wrong_code' },
    { why: 'an empty code', body: () => ({ password: 'honeycomb', code: '' }), reason: 'wrong_code' },
    { why: 'a wrong code', body: () => ({ password: 'honeycomb', code: '000000' }), reason: 'wrong_code' },
    {
      why: 'a right code and a wrong password',
      body: () => ({ password: 'guess', code: nextCode() }),
      reason: 'wrong_password',
    },
  ])('is refused with $why [TM-06]', async ({ body, reason }) => {
    const response = await download(body());

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ reason });
  });

  test('needs a code of the app, which is used up, or a recovery code [TM-06]', async () => {
    const code = nextCode();

    expect((await download({ password: 'honeycomb', code })).statusCode).toBe(200);
    expect((await download({ password: 'honeycomb', code })).statusCode).toBe(403);
    world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS);
    const [recovery] = recoveryCodes;
    expect((await download({ password: 'honeycomb', code: recovery })).statusCode).toBe(200);
  });
});

describe('with a second factor, the deletion of an account', () => {
  test.each([
    { why: 'no code', code: undefined },
    { why: 'a wrong code', code: '000000' },
  ])('is refused with $why, and changes nothing', async ({ code }) => {
    const response = await askToDelete(code);

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ reason: 'wrong_code' });
    expect(await isOpen()).toBe(true);
  });

  test('needs a code, and so does the login that restores it', async () => {
    expect((await askToDelete(nextCode())).statusCode).toBe(200);
    expect(await isOpen()).toBe(false);

    expect((await enter(undefined)).json()).toMatchObject({ code: 'second_factor_required' });
    expect((await enter('000000')).json()).toMatchObject({ code: 'second_factor_required' });
    expect(await isOpen()).toBe(false);
    world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS);
    expect((await enter(nextCode())).json()).toMatchObject({ valid: true, restored: true });
    expect(await isOpen()).toBe(true);
  });

  test('is undone by one of two logins at once, and the other is an ordinary login', async () => {
    await askToDelete(nextCode());
    world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS);

    const answers = await Promise.all(recoveryCodes.slice(0, 2).map((code) => enter(code)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.filter((response) => response.json().restored)).toHaveLength(1);
  });
});

const MINUTE_MS = 60_000;

/** A code of half a minute that was not used yet. */
function nextCode(): string {
  world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS);
  return new TOTP({ secret }).generate({ timestamp: world.clock.now.getTime() });
}

function download(payload: { password: string; code?: string | undefined }) {
  return world.app.inject({
    method: downloadArchive.method,
    url: `/api${downloadArchive.path}`,
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
    payload,
  });
}

function askToDelete(code: string | undefined) {
  const body = { username: 'ada', password: 'honeycomb', ...(code !== undefined && { code }) };
  return world.call(askForDeletion, { as: ada, body });
}

function enter(code: string | undefined) {
  const body = { username: 'ada', password: 'honeycomb', ...(code !== undefined && { code }) };
  return world.call(logIn, { body });
}

async function isOpen(): Promise<boolean> {
  return (await world.call(readProfile, { params: { player: 'ada' } })).json().is_enabled;
}
