import { useSyncExternalStore } from 'react';

/** The post that is being edited on this page; one at a time. */
let edited: number | null = null;
const listeners = new Set<() => void>();

export function editPost(postId: number | null) {
  edited = postId;
  for (const listener of listeners) listener();
}

export function useIsEdited(postId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => edited === postId,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
