import { isObviousPassword } from '@wallabee/contract/accounts/password-rules';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const isRefused = async (password: string) =>
  isObviousPassword(password, 'ada') || (await isCommonPassword(password));

test.each([
  ...['12345678', '123456789', '1234567890', '0987654321', '11111111', '00000000', '88888888', '12341234'],
  ...['11223344', '123123123', '147258369', '741852963', '789456123', '987654321', '123654789', '1q2w3e4r'],
  ...['1qaz2wsx', '1q2w3e4r5t', 'q1w2e3r4', 'qwertyui', 'qwertyuiop', 'qwerty12', 'qwerty123', 'asdfghjk'],
  ...['asdfasdf', 'asdf1234', 'zaq12wsx', 'zxcvbnm1', 'abcd1234', 'abc12345', 'a1b2c3d4', 'aa123456'],
  ...['password', 'password1', 'password12', 'password123', 'Password1!', 'passw0rd', 'P@ssw0rd', 'pa55word'],
  ...['passwort', 'letmein1', 'welcome1', 'Welcome123', 'changeme', 'trustno1', 'whatever', 'computer'],
  ...['iloveyou', 'iloveyou1', 'sunshine', 'sunshine1', 'princess', 'princess1', 'football', 'football1'],
  ...['baseball', 'baseball1', 'basketball', 'superman', 'batman123', 'spiderman', 'pokemon1', 'starwars'],
  ...['dragon123', 'monkey123', 'monkeymonkey', 'master123', 'shadow12', 'killer123', 'michael1', 'jennifer'],
  ...['jordan23', 'charlie1', 'michelle', 'samantha', 'victoria', 'alexander', 'elizabeth', 'christian'],
  ...['liverpool', 'arsenal1', 'chelsea1', 'barcelona', 'manchester', 'corvette', 'mercedes', 'mustang1'],
  ...['butterfly', 'chocolate', 'blink182', 'metallica', 'slipknot', 'internet', 'startrek', 'snowball'],
  ...[
    'admin123',
    'administrator',
    'test1234',
    'testtest',
    'access14',
    'mypassword',
    'Summer2024!',
    'lovelove',
  ],
])('%s is refused', async (password) => {
  expect(password.length).toBeGreaterThanOrEqual(8);
  expect(await isRefused(password)).toBe(true);
});

test.each([
  'honeycomb',
  'Tidepool',
  'correct horse battery staple',
  'tea at the pier',
  '7Hk!29xQ',
  'ſäüß🐝🐝bee-hind',
  'dragonfly wings over Saltby',
  '8264913057',
  'quartz-lantern-39',
])('%s is accepted', async (password) => {
  expect(await isRefused(password)).toBe(false);
});
