import { expect, test } from 'vitest';
import { endedPassCookie, pageSessionCookie, readPageSession } from './page-session.ts';

const SESSION = { userId: 42, credential: 'kB4x-2f9QmT7vRw1_yZ0AwkB4x-2f9QmT7vRw1_yZ0A' };
const sent = (cookie: string) => cookie.split('; ')[0] ?? '';

test.each([true, false])('a written cookie is read back, over https: %s', (isSecure) => {
  const cookie = sent(pageSessionCookie(SESSION, isSecure));

  expect(readPageSession(`theme=dark; ${cookie}; other=1`, isSecure)).toEqual(SESSION);
  expect(readPageSession(cookie, !isSecure)).toBeUndefined();
  expect(readPageSession(sent(pageSessionCookie(null, isSecure)), isSecure)).toBeUndefined();
});

test('the cookie is limited to forum pages, to this site and to the lifetime of a login', () => {
  const rest = 'Path=/forums; Max-Age=2592000; SameSite=Strict';

  expect(pageSessionCookie(SESSION, false)).toBe(`page-session=42.${SESSION.credential}; ${rest}`);
  expect(pageSessionCookie(SESSION, true)).toBe(
    `__Secure-page-session=42.${SESSION.credential}; ${rest}; Secure`,
  );
  expect(pageSessionCookie(null, true)).toContain('__Secure-page-session=; Path=/forums; Max-Age=0;');
});

test('the token cookie of earlier releases is removed', () => {
  expect(endedPassCookie(false)).toBe('page-pass=; Path=/forums; Max-Age=0; SameSite=Strict');
  expect(endedPassCookie(true)).toBe('__Secure-page-pass=; Path=/forums; Max-Age=0; SameSite=Strict; Secure');
});

test.each([
  undefined,
  '',
  'page-session=',
  'page-session=42',
  'page-session=42.short',
  `page-session=x.${SESSION.credential}`,
  `page-session=42.${SESSION.credential.slice(1)} `,
  `page-session=42.${SESSION.credential.slice(1)}\r\nx: y`,
  `page-session=42.${SESSION.credential}a`,
  `not-page-session=42.${SESSION.credential}`,
  `page-pass=42.${SESSION.credential}`,
])('%j holds no page session', (cookies) => {
  expect(readPageSession(cookies, false)).toBeUndefined();
});
