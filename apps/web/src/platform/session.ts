import { useSyncExternalStore } from 'react';

/** The three values the browser keeps of a login. Being logged in means having a token. */
export interface Session {
  token: string;
  userId: number;
  username: string;
}

/** Null on the server and while the page comes to life: everybody is served the same page. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}

export function endSession() {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.session = 'out';
  announce();
}

let known: Session | null = null;

/** The same object as long as nothing changed, or React would render for ever. */
export function currentSession(): Session | null {
  const stored = readStorage();
  if (stored?.token !== known?.token || stored?.username !== known?.username) known = stored;
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

function announce() {
  window.dispatchEvent(new Event(SESSION_CHANGED));
}

/** `storage` tells of other tabs, our own event of this one. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  window.addEventListener(SESSION_CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(SESSION_CHANGED, listener);
  };
}
