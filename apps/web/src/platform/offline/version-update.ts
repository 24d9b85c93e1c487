import { PAGE_CACHES } from '@wallabee/contract/protocol/worker-messages';
import { activate } from './registration.ts';
import { untilInstalled } from './until-installed.ts';

/** How long a check waits for the download, which goes on without it. */
const CHECK_MS = 2_000;
const INSTALL_WAIT_MS = 10_000;
const ACTIVATION_MS = 5_000;

/** After this the new version is opened without its worker. */
const LONGEST_DOWNLOAD_MS = 60_000;

let startedAt: number | undefined;

/** Resolves to false while the new worker is being installed. */
export async function prepareVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return true;
  startedAt ??= Date.now();
  await withTimeout(registration.update(), CHECK_MS);
  await withTimeout(untilInstalled(registration), CHECK_MS);
  return !registration.installing || Date.now() - startedAt > LONGEST_DOWNLOAD_MS;
}

/**
 * Where the new worker cannot be installed, the old one stays for places without a network: it asks the network
 * first, so that the next page is one of the new version.
 */
export async function activateVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration && (await withTimeout(untilInstalled(registration), INSTALL_WAIT_MS));
  if (waiting) {
    const activated = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    activate(waiting);
    await withTimeout(activated, ACTIVATION_MS);
  }
  await deletePageCopies();
  // A plain reload might show the cached page again.
  await withTimeout(fetch(location.href, { cache: 'reload' }), ACTIVATION_MS);
}

/** What belongs to the player stays. */
async function deletePageCopies() {
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(PAGE_CACHES)) await caches.delete(name);
}

/** Resolves to undefined where it takes longer or fails. */
function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([work.catch(() => undefined), late]);
}
