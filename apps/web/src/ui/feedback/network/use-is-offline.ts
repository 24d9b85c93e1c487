import { useSyncExternalStore } from 'react';

/** Whether the browser has no network. The service worker renders pages with the same answer. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, isOffline);
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A server has no such property. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
