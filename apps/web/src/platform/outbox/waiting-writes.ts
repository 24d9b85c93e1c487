import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';
import type { WaitingWrite } from './outbox-entry.ts';

/** What this tab knows of the outbox. The code that fills it is loaded where something waits. */
let known: readonly WaitingWrite[] = [];
const listeners = new Set<() => void>();

export function showWaiting(writes: readonly WaitingWrite[]) {
  known = writes;
  for (const listener of listeners) listener();
}

export function shownWaiting(): readonly WaitingWrite[] {
  return known;
}

const NONE: readonly WaitingWrite[] = [];

/** The writes of the player that wait, in one queue or in all. */
export function useWaitingWrites(queue?: string): readonly WaitingWrite[] {
  const all = useSyncExternalStore(subscribe, shownWaiting, () => NONE);
  const userId = useSession()?.userId;
  return useMemo(() => {
    const own = all.filter((one) => one.playerId === userId && [one.shown.queue, undefined].includes(queue));
    return own.length > 0 ? own : NONE;
  }, [all, userId, queue]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
