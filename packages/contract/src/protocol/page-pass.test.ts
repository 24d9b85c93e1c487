import { expect, test } from 'vitest';
import { passCookie, readPass } from './page-pass.ts';

const PASS = { userId: 42, token: 'kB4x-2f9QmT7vRw1_yZ0Aw' };
const sent = (cookie: string) => cookie.split('; ')[0] ?? '';

test.each([true, false])('what is written is read again, by https: %s', (isSecure) => {
  const cookie = sent(passCookie(PASS, isSecure));

  expect(readPass(`theme=dark; ${cookie}; other=1`, isSecure)).toEqual(PASS);
  expect(readPass(cookie, !isSecure)).toBeUndefined();
  expect(readPass(sent(passCookie(null, isSecure)), isSecure)).toBeUndefined();
});

test('it goes with pages of the forums alone, to no other site, and no longer than a login lives', () => {
  const rest = 'Path=/forums; Max-Age=2592000; SameSite=Strict';

  expect(passCookie(PASS, false)).toBe(`page-pass=42.${PASS.token}; ${rest}`);
  expect(passCookie(PASS, true)).toBe(`__Secure-page-pass=42.${PASS.token}; ${rest}; Secure`);
  expect(passCookie(null, true)).toContain('__Secure-page-pass=; Path=/forums; Max-Age=0;');
});

test.each([
  undefined,
  '',
  'page-pass=',
  'page-pass=42',
  'page-pass=42.short',
  'page-pass=x.kB4x-2f9QmT7vRw1_yZ0Aw',
  'page-pass=42.kB4x-2f9QmT7vRw1 yZ0Aw',
  'page-pass=42.kB4x-2f9QmT7vRw1\r\nx: y',
  `page-pass=42.${'a'.repeat(201)}`,
  'not-page-pass=42.kB4x-2f9QmT7vRw1_yZ0Aw',
])('%j holds no pass', (cookies) => {
  expect(readPass(cookies, false)).toBeUndefined();
});
