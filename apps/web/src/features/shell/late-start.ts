import { SITE_VERSION, type SiteMeta } from '@wallabee/contract/protocol/version';
import { hasUnsavedText } from '../../platform/drafts/unsaved-text.ts';
import { createVersionCheck, type VersionEnvironment } from '../../platform/site/version-check.ts';

/** When the browser has nothing else to do, because the worker downloads the whole site. */
export function startWorkerLate() {
  const start = async () => (await loadRegistration()).startWorker().catch(() => {});
  if (import.meta.env.PROD) onceIdle(start);
}

/** Safari has no such call. */
function onceIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 3_000);
}

/** Calls `offer` for a version whose reload needs the visitor's consent, once. */
export function createVersionWatch(offer: (reload: () => void) => void) {
  const memory = isStorageAllowed() ? MEMORY : undefined;
  const { check, reloadFor } = createVersionCheck(SITE_VERSION, { ...BROWSER, memory });
  let checkedAt = 0;
  let offered: string | undefined;

  return async function look() {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_INTERVAL_MS) return;
    checkedAt = Date.now();
    const waiting = await check();
    if (waiting === undefined || waiting === offered) return;
    offered = waiting;
    offer(() => void reloadFor(waiting));
  };
}

/** Switching between two windows must not cause a request each time. */
const MIN_INTERVAL_MS = 10_000;

const BROWSER: Omit<VersionEnvironment, 'memory'> = {
  async deployedVersion() {
    try {
      const meta: SiteMeta = await (await fetch('/meta.json', { cache: 'no-store' })).json();
      if (meta.service_worker === 'off') await (await loadRegistration()).removeWorker();
      return typeof meta.version === 'string' ? meta.version : undefined;
    } catch {
      // Offline, or during a deployment; the next check tries again.
      return undefined;
    }
  },
  wouldLoseText: hasUnsavedText,
  // A script that cannot be loaded any more is of a version that has gone.
  prepare: () =>
    loadVersionUpdate()
      .then(({ prepareVersion }) => prepareVersion())
      .catch(() => true),
  activate: () =>
    loadVersionUpdate()
      .then(({ activateVersion }) => activateVersion())
      .catch(() => {}),
  reload: () => location.reload(),
};

const loadRegistration = () => import('../../platform/offline/registration.ts');
const loadVersionUpdate = () => import('../../platform/offline/version-update.ts');

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
