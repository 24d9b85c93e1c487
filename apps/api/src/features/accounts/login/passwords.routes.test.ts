import { logIn, register } from '@wallabee/contract/accounts/account';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();

test('a password of 8 to 200 characters is accepted unchanged', async () => {
  const taken = ['Tidepool', '  spaces & ümläute 🐝  ', `x${'yz'.repeat(99)}!`];

  for (const [place, password] of taken.entries()) {
    const username = `player${place}`;
    expect((await make(username, password)).statusCode).toBe(200);
    const tries = [password, password.toLowerCase(), password.trim(), password.slice(0, -1)];
    for (const tried of new Set(tries)) {
      const { statusCode } = await world.call(logIn, { body: { username, password: tried } });
      expect({ tried, statusCode }).toEqual({ tried, statusCode: tried === password ? 200 : 401 });
    }
  }
});

test.each([
  ['too short', 'Tidepoo', 'must have at least 8 characters'],
  ['on the list of common ones', 'corvette1', 'Choose another password: this one is easy to guess.'],
  ['what everybody tries', 'Password123', 'Choose another password: this one is easy to guess.'],
  ['the name itself', 'mossy-lantern', 'Choose another password: this one is easy to guess.'],
])(
  'a new password that is %s is refused with a reason, and no account is created',
  async (_, password, words) => {
    const response = await make('mossy-lantern', password);

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain(words);
    expect(await world.db.selectFrom('player').selectAll().execute()).toEqual([]);
  },
);

let made = 0;

/** Registrations are limited by address, so each test call has its own. */
function make(username: string, password: string) {
  made += 1;
  return world.app.inject({
    method: 'POST',
    url: `/api${register.path}`,
    remoteAddress: `10.2.0.${made}`,
    headers: { 'x-wallabee-api-key': 'test-key-0001', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
}
