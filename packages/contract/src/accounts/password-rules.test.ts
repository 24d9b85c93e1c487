import { expect, test } from 'vitest';
import { isObviousPassword } from './password-rules.ts';

test.each([
  'password',
  'Password1',
  'p@ssword!',
  'Passw0rd',
  '12345678',
  '1234567890',
  '87654321',
  'qwertyui',
  'qwerty123',
  '1q2w3e4r',
  'abcdefgh',
  'xyzefgabc',
  'aaaaaaaa',
  'abcabcab',
  '11112222',
  'wallabee',
  'WallaBee2024',
  'itembee1',
  'iloveyou',
  'sunshine99',
  'mossy-lantern',
  'Mossy-Lantern1',
])('an obvious password is refused: %s', (password) => {
  expect(isObviousPassword(password, 'mossy-lantern')).toBe(true);
});

test.each([
  'honeycomb',
  'correct horse battery staple',
  'tea at the pier',
  '7Hk!29xQ',
  'ſäüß🐝🐝bee-hind',
  'dragonfly wings over Saltby',
  '8264913057',
])('a password that is hard to guess is accepted: %s', (password) => {
  expect(isObviousPassword(password, 'ada')).toBe(false);
});

test.each([
  { username: 'ada', isObvious: true },
  { username: 'ad', isObvious: false },
])('a username counts from three letters on: $username', ({ username, isObvious }) => {
  expect(isObviousPassword(`${username}-${username}-17${username}`, username)).toBe(isObvious);
});
