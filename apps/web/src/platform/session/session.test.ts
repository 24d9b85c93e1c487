import { readPageSession } from '@wallabee/contract/protocol/page-session';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const ADA = { token: 'a-token-of-sixteen', userId: 1, username: 'ada' };
const CREDENTIAL = 'c'.repeat(43);
let session: typeof import('./session.ts');
let cookies: string[];
const deleteDatabase = vi.fn();

beforeEach(async () => {
  cookies = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    set cookie(written: string) {
      cookies.push(written);
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  session = await import('./session.ts');
});

const sent = () => {
  const last = cookies.filter((cookie) => cookie.includes('page-session=')).at(-1);
  return readPageSession(last?.split('; ')[0], true);
};

test('no cookie contains the token, and that of earlier releases is deleted', () => {
  session.startSession(ADA);
  session.storePageSession(CREDENTIAL, ADA);
  session.writePageSession();

  expect(cookies.join()).not.toContain(ADA.token);
  expect(cookies).toContainEqual(expect.stringMatching(/^__Secure-page-pass=; Path=\/forums; Max-Age=0;/));
});

test('the page session starts after the login and ends with it [LG-03, LG-06]', () => {
  session.startSession(ADA);
  expect(sent()).toBeUndefined();

  session.storePageSession(CREDENTIAL, ADA);
  expect(sent()).toEqual({ userId: 1, credential: CREDENTIAL });
  expect(cookies.join()).toMatch(/Path=\/forums;.* SameSite=Strict; Secure/);

  session.endSession();
  expect(sent()).toBeUndefined();
});

test('a page session that arrives after another login is not stored', () => {
  session.startSession(ADA);
  session.startSession({ ...ADA, token: 'the-token-of-ben', userId: 2 });

  session.storePageSession(CREDENTIAL, ADA);

  expect(session.storedPageSession()).toBeNull();
  expect(sent()).toBeUndefined();
});

test('a logout deletes what waits to be sent, and an expired login does not [FK-03]', () => {
  deleteDatabase.mockClear();
  session.startSession(ADA);

  session.expireSession(ADA.token);
  expect(deleteDatabase).not.toHaveBeenCalled();
  session.startSession(ADA);
  session.endSession();
  expect(deleteDatabase).toHaveBeenCalledWith('outbox');
});

test('the next login does not start with the last page session', () => {
  session.startSession(ADA);
  session.storePageSession(CREDENTIAL, ADA);

  session.startSession({ ...ADA, token: 'another-token-of-ada' });

  expect(sent()).toBeUndefined();
});

test('an expired login ends its page session, an older login does not', () => {
  session.startSession(ADA);
  session.storePageSession(CREDENTIAL, ADA);

  session.expireSession('an-older-token-of-ada');
  expect(sent()).toBeDefined();
  session.expireSession(ADA.token);
  expect(sent()).toBeUndefined();
});

test('the cookie follows the login in storage that another tab changed [LG-05]', () => {
  session.onSessionChange(() => {});

  Object.assign(localStorage, { ...ADA, userId: '1', pageSession: `1.${CREDENTIAL}` });
  window.dispatchEvent(new Event('storage'));
  expect(sent()?.credential).toBe(CREDENTIAL);

  Object.assign(localStorage, { ...ADA, userId: '2' });
  window.dispatchEvent(new Event('storage'));
  expect(sent()).toBeUndefined();
});

function aStorage() {
  return Object.create({
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
    },
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
}
