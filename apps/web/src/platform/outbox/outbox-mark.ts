import { useSyncExternalStore } from 'react';

export const MARK = 'outbox';
export const MARK_CHANGED = 'wallabee:outbox';

/** Whether the outbox of this browser has anything, so that the code is loaded only then. */
export function useHasOutbox(): boolean {
  return useSyncExternalStore(subscribeToMark, hasOutbox, () => false);
}

export function hasOutbox(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

function subscribeToMark(listener: () => void) {
  window.addEventListener(MARK_CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(MARK_CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
