import { readPass } from '@wallabee/contract/protocol/page-pass';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const ADA = { token: 'a-token-of-sixteen', userId: 1, username: 'ada' };
let session: typeof import('./session.ts');

beforeEach(async () => {
  const storage = {
    clear: () => void Object.keys(ADA).forEach((key) => void Reflect.deleteProperty(storage, key)),
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  session = await import('./session.ts');
});

/** As the browser would send it. */
const pass = () => readPass(document.cookie.split('; ')[0], true);

test('a login is copied to the page pass, and is gone from it with the login [LG-03, LG-06]', () => {
  session.startSession(ADA);
  expect(pass()).toEqual({ userId: 1, token: ADA.token });
  expect(document.cookie).toMatch(/Path=\/forums;.* SameSite=Strict; Secure$/);

  session.endSession();
  expect(pass()).toBeUndefined();
  expect(document.cookie).toContain('Max-Age=0');
});

test('a login that ran out takes the pass with it, an older one’s end does not', () => {
  session.startSession(ADA);

  session.expireSession('an-older-token-of-ada');
  expect(pass()).toBeDefined();
  session.expireSession(ADA.token);
  expect(pass()).toBeUndefined();
});

test('storage says who is logged in: the pass follows what another tab did there [LG-05]', () => {
  session.onSessionChange(() => {});

  Object.assign(localStorage, ADA);
  window.dispatchEvent(new Event('storage'));
  expect(pass()?.token).toBe(ADA.token);

  localStorage.clear();
  window.dispatchEvent(new Event('storage'));
  expect(pass()).toBeUndefined();
});

test('a pass that is not of the stored login is written anew when the site is opened', () => {
  vi.stubGlobal('document', { cookie: '__Secure-page-pass=2.the-token-of-another' });
  Object.assign(localStorage, ADA);

  session.copyToPagePass();

  expect(pass()?.token).toBe(ADA.token);
});
