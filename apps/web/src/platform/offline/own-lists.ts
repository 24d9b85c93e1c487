import { useSyncExternalStore } from 'react';
import { onSessionChange, type Session } from '../session/session.ts';
import { postToWorker } from './worker.ts';

const NAME = 'ownLists';
const CHANGED = 'wallabee:own-lists';

/** Of the player who wants their lists on this device. */
export interface OwnListsChoice {
  userId: number;
  /** Null until the first download has ended. */
  downloadedAt: string | null;
}

/** Null where the player has not switched it on, or another player has. */
export function useOwnLists(session: Session | null): OwnListsChoice | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return ownListsOf(session, stored);
}

export function ownListsOf(session: Session | null, stored = readStored()): OwnListsChoice | null {
  if (!session || !stored) return null;
  const choice: OwnListsChoice = JSON.parse(stored);
  return choice.userId === session.userId ? choice : null;
}

/** Switches it on as well. */
export function downloadOwnLists({ token, userId }: Session) {
  const downloadedAt = ownListsOf({ token, userId, username: '' })?.downloadedAt ?? null;
  write({ userId, downloadedAt });
  postToWorker({ kind: 'cache-own', token });
}

export function noteOwnListsDownloaded(session: Session | null) {
  if (session && ownListsOf(session))
    write({ userId: session.userId, downloadedAt: new Date().toISOString() });
}

export function removeOwnLists() {
  localStorage.removeItem(NAME);
  postToWorker({ kind: 'clear' });
  window.dispatchEvent(new Event(CHANGED));
}

function write(choice: OwnListsChoice) {
  localStorage.setItem(NAME, JSON.stringify(choice));
  window.dispatchEvent(new Event(CHANGED));
}

function readStored(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  const unsubscribe = onSessionChange(listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    unsubscribe();
  };
}
