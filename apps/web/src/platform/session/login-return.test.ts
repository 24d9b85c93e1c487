import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetLoginReturn,
  LOGIN_RETURN,
  readLoginReturn,
  returnAfterLogin,
  toSiteAddress,
} from './login-return.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each(['/forums/4/0/12/0#post-99', '/u/demo/redeem/BUILD-A-UNIQUE-1', '/u/demo/redeem?code=a%20b', '/'])(
  '%s is an address to return to [LG-03]',
  (address) => {
    expect(toSiteAddress(address)).toBe(address);
  },
);

test.each([
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'forums',
  '/login',
  '/login/',
  '/login?again=1',
])('%j is not an address to return to [LG-03]', (address) => {
  expect(toSiteAddress(address)).toBeNull();
});

test('an address that another script wrote is checked when it is read', () => {
  const stored = aTabStorage();

  returnAfterLogin('/faq');
  expect(readLoginReturn()).toBe('/faq');
  returnAfterLogin('/login');
  expect(readLoginReturn()).toBe('/faq');

  stored.set(LOGIN_RETURN, '//evil.example');
  expect(readLoginReturn()).toBeNull();
  forgetLoginReturn();
  expect(stored.size).toBe(0);
});

test('without storage the login is still opened', () => {
  vi.stubGlobal('sessionStorage', undefined);

  expect(() => returnAfterLogin('/faq')).not.toThrow();
});

function aTabStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  return stored;
}
