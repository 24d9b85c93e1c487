import { PAGE_CACHES } from '@wallabee/contract/protocol/worker-messages';
import { activate } from './registration.ts';
import { untilInstalled } from './until-installed.ts';

/** So long a check waits; the download goes on without it. */
const CHECK_MS = 2_000;
const VISITOR_MS = 10_000;
const ACTIVATION_MS = 5_000;

/** After this the new version is opened without its worker. */
const LONGEST_DOWNLOAD_MS = 60_000;

let startedAt: number | undefined;

/** Resolves to false while the new worker is being installed. */
export async function prepareVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return true;
  startedAt ??= Date.now();
  await within(CHECK_MS, registration.update());
  await within(CHECK_MS, untilInstalled(registration));
  return !registration.installing || Date.now() - startedAt > LONGEST_DOWNLOAD_MS;
}

/**
 * Where the new worker cannot be installed, the old one stays for places without a network: it asks the network
 * first, so that the next page is one of the new version.
 */
export async function activateVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration && (await within(VISITOR_MS, untilInstalled(registration)));
  if (waiting) {
    const activated = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    activate(waiting);
    await within(ACTIVATION_MS, activated);
  }
  await deletePageCopies();
  // A plain reload might show the cached page again.
  await within(ACTIVATION_MS, fetch(location.href, { cache: 'reload' }));
}

/** What belongs to the player stays. */
async function deletePageCopies() {
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(PAGE_CACHES)) await caches.delete(name);
}

/** Resolves to undefined where it takes longer or fails. */
function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([work.catch(() => undefined), late]);
}
