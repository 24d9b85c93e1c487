import type { PlayerId } from '@wallabee/contract/protocol/ids';
import {
  endedPassCookie,
  type PageSession,
  pageSessionCookie,
} from '@wallabee/contract/protocol/page-session';
import { useSyncExternalStore } from 'react';

/** The three values the browser keeps of a login. Being logged in means having a token. */
export interface Session {
  token: string;
  userId: number;
  username: string;
}

/** Null on the server and while the page comes to life: everybody is served the same page. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, () => null);
}

/**
 * Who reads: on the server and while the page comes to life whoever it was made for, and then whoever is logged in, which
 * may be somebody else by now.
 */
export function useReaderId(madeFor: number | null): number | null {
  return useSyncExternalStore(
    onSessionChange,
    () => currentSession()?.userId ?? null,
    () => madeFor,
  );
}

/** Whose pages these are; for what stands below a layout that lets nobody in without a login. */
export function useOwnId(): PlayerId {
  return (useSession()?.userId ?? 0) as PlayerId;
}

export function startSession({ token, userId, username }: Session) {
  // That of an earlier login.
  localStorage.removeItem(PAGE_SESSION);
  Object.assign(localStorage, { token, userId: String(userId), username });
  document.documentElement.dataset.session = 'in';
  writePageSession();
  announce();
}

export function endSession() {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.session = 'out';
  writePageSession();
  announce();
}

/** Storage alone says who is logged in. The cookie follows it, also where it was lost or is another's. */
export function writePageSession() {
  const isSecure = location.protocol === 'https:';
  const cookie = pageSessionCookie(storedPageSession(), isSecure);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would answer later, and not in every browser
  for (const written of [cookie, endedPassCookie(isSecure)]) document.cookie = written;
}

/** What pages of the forums are read with, if the login it belongs to is still the one that is stored. */
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

/** The server knows the token no longer: it ran out, or it was ended elsewhere. */
export function expireSession(token: string) {
  // An answer to a call that was made before the last login says nothing about that one.
  if (currentSession()?.token !== token) return;
  endSession();
  window.dispatchEvent(new Event(SESSION_EXPIRED));
}

export function onSessionExpired(listener: () => void) {
  window.addEventListener(SESSION_EXPIRED, listener);
  return () => window.removeEventListener(SESSION_EXPIRED, listener);
}

let known: Session | null = null;

/** The same object as long as nothing changed, or React would render for ever. */
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
    // Storage can be forbidden; then nobody is logged in.
    return null;
  }
}

const SESSION_CHANGED = 'wallabee:session';
const SESSION_EXPIRED = 'wallabee:session-expired';

function announce() {
  window.dispatchEvent(new Event(SESSION_CHANGED));
}

/** `storage` tells of other tabs, our own event of this one. */
export function onSessionChange(listener: () => void) {
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('storage', listener);
  window.addEventListener(SESSION_CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(SESSION_CHANGED, listener);
  };
}

/** Another tab logged in or out; this one's own doings are known to whoever did them. */
export function onSessionChangeElsewhere(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Added as often as anybody listens, yet only once: it is always the same function. */
function followOtherTabs() {
  document.documentElement.dataset.session = currentSession() ? 'in' : 'out';
  writePageSession();
}
