import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import { useEffect } from 'react';
import { hasUnsavedText } from '../../platform/drafts/unsaved-text.ts';
import { createVersionCheck, type VersionEnvironment } from '../../platform/site/version-check.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { shellStrings } from './shell.strings.ts';

export function useVersionCheck() {
  const showToast = useToast();

  useEffect(() => {
    const memory = isStorageAllowed() ? MEMORY : undefined;
    const { check, reloadFor } = createVersionCheck(SITE_VERSION, { ...BROWSER, memory });
    let checkedAt = 0;
    let offered: string | undefined;

    async function look() {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_INTERVAL_MS) return;
      checkedAt = Date.now();
      const waiting = await check();
      if (waiting === undefined || waiting === offered) return;
      offered = waiting;
      const action = { label: shellStrings.reload, onAction: () => void reloadFor(waiting) };
      showToast({ text: shellStrings.newVersion, action });
    }

    const timer = setInterval(() => void look(), INTERVAL_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [showToast]);
}

const INTERVAL_MS = 5 * 60_000;

/** Switching between two windows must not cause a request each time. */
const MIN_INTERVAL_MS = 10_000;

const BROWSER: Omit<VersionEnvironment, 'memory'> = {
  async deployedVersion() {
    try {
      const { version } = await (await fetch('/meta.json', { cache: 'no-store' })).json();
      return typeof version === 'string' ? version : undefined;
    } catch {
      // Offline, or during a deployment; the next check tries again.
      return undefined;
    }
  },
  wouldLoseText: hasUnsavedText,
  async clearCaches() {
    try {
      for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
      // A plain reload might show the cached page again.
      await fetch(location.href, { cache: 'reload' });
    } catch {
      // The page reloads even if refreshing the cache fails.
    }
  },
  reload: () => location.reload(),
};

const RELOADED_FOR = 'reloadedFor';

/** Session storage survives a reload and ends with the tab. */
const MEMORY = {
  read: () => sessionStorage.getItem(RELOADED_FOR),
  write: (version: string) => sessionStorage.setItem(RELOADED_FOR, version),
};

function isStorageAllowed(): boolean {
  try {
    MEMORY.read();
    return true;
  } catch {
    return false;
  }
}
