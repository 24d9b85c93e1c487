import type { PlayerId } from '@wallabee/contract/protocol/ids';
import {
  endedPassCookie,
  type PageSession,
  pageSessionCookie,
} from '@wallabee/contract/protocol/page-session';
import { useState, useSyncExternalStore } from 'react';
import { postToWorker } from '../offline/worker.ts';
import { OUTBOX_DATABASE } from '../outbox/outbox-database.ts';
import { MARK } from '../outbox/outbox-mark.ts';

/** Being logged in means having a token. */
export interface Session {
  token: string;
  userId: number;
  username: string;
}

/** Null on the server and before hydration, because every visitor is served the same page. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, () => null);
}

/** The reader that the page was rendered for, and after hydration the player who is logged in, who may be another. */
export function useReaderId(madeFor: number | null): number | null {
  return useSyncExternalStore(
    onSessionChange,
    () => currentSession()?.userId ?? null,
    () => madeFor,
  );
}

/**
 * For pages below a layout that requires a login. After a logout, in another tab perhaps, they render once more before
 * the layout removes them, with the player they were made for.
 */
export function useOwnId(): PlayerId {
  const current = useSession()?.userId;
  const [known, setKnown] = useState(current);
  if (current !== undefined && current !== known) setKnown(current);
  return (current ?? known) as PlayerId;
}

export function startSession({ token, userId, username }: Session) {
  // The last login may have expired without a logout, and its caches would stay.
  postToWorker({ kind: 'clear' });
  localStorage.removeItem(PAGE_SESSION);
  Object.assign(localStorage, { token, userId: String(userId), username });
  document.documentElement.dataset.session = 'in';
  writePageSession();
  announce();
}

/** About the device and not about the player, so that a logout leaves it. */
export const FIELD_KIT = 'fieldKit';

/** `keepsOutbox`: another player's writes wait on this device. */
export function endSession({ keepsOutbox = false } = {}) {
  const { [FIELD_KIT]: fieldKit, [MARK]: mark } = localStorage;
  localStorage.clear();
  sessionStorage.clear();
  if (fieldKit) localStorage[FIELD_KIT] = fieldKit;
  if (keepsOutbox) localStorage[MARK] = mark;
  else globalThis.indexedDB?.deleteDatabase(OUTBOX_DATABASE);
  leaveSession();
}

function leaveSession() {
  postToWorker({ kind: 'clear' });
  document.documentElement.dataset.session = 'out';
  writePageSession();
  announce();
}

/** The cookie follows the storage, even if it was lost or belongs to another login. */
export function writePageSession() {
  const isSecure = location.protocol === 'https:';
  const cookie = pageSessionCookie(storedPageSession(), isSecure);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  for (const written of [cookie, endedPassCookie(isSecure)]) document.cookie = written;
}

/** Ignored if the login has changed since the page session was requested. */
export function storePageSession(credential: string, { token, userId }: Session) {
  if (currentSession()?.token !== token) return;
  localStorage.setItem(PAGE_SESSION, `${userId}.${credential}`);
  writePageSession();
}

export function storedPageSession(): PageSession | null {
  const session = currentSession();
  const [userId, credential] = (session && localStorage.getItem(PAGE_SESSION))?.split('.') ?? [];
  return session && credential && Number(userId) === session.userId
    ? { userId: session.userId, credential }
    : null;
}

const PAGE_SESSION = 'pageSession';
const SESSION_NAMES = ['token', 'userId', 'username'] as const satisfies readonly (keyof Session)[];

export function expireSession(token: string) {
  // The response to a call made before the last login does not concern that login.
  if (currentSession()?.token !== token) return;
  // Drafts and the theme stay: the player did not choose to leave.
  for (const name of [...SESSION_NAMES, PAGE_SESSION]) localStorage.removeItem(name);
  leaveSession();
  window.dispatchEvent(new Event(SESSION_EXPIRED));
}

export function onSessionExpired(listener: () => void) {
  window.addEventListener(SESSION_EXPIRED, listener);
  return () => window.removeEventListener(SESSION_EXPIRED, listener);
}

let known: Session | null = null;

/** React needs the same object as long as nothing has changed. */
export function currentSession(): Session | null {
  const stored = readStorage();
  if (
    stored?.token !== known?.token ||
    stored?.userId !== known?.userId ||
    stored?.username !== known?.username
  )
    known = stored;
  return known;
}

function readStorage(): Session | null {
  try {
    const { token, userId, username } = localStorage;
    return token && userId && username ? { token, userId: Number(userId), username } : null;
  } catch {
    // Storage is forbidden, so there is no session.
    return null;
  }
}

const SESSION_CHANGED = 'wallabee:session';
const SESSION_EXPIRED = 'wallabee:session-expired';

function announce() {
  window.dispatchEvent(new Event(SESSION_CHANGED));
}

/** The `storage` event covers other tabs, our own event this one. */
export function onSessionChange(listener: () => void) {
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('storage', listener);
  window.addEventListener(SESSION_CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(SESSION_CHANGED, listener);
  };
}

export function onSessionChangeElsewhere(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The browser adds the same function only once. */
function followOtherTabs() {
  document.documentElement.dataset.session = currentSession() ? 'in' : 'out';
  writePageSession();
}
