import { DEVICE_CACHE, type WorkerMessage } from '@wallabee/contract/protocol/worker-messages';
import { pagesBuild } from '../router/pages-build.ts';
import { mayDownload } from './download-permission.ts';
import { isSiteCached } from './site-cache.ts';
import { untilInstalled } from './until-installed.ts';
import { postToWorker } from './worker.ts';
import { isWorkerOff } from './worker-off.ts';

const WORKER = '/sw.js';

export async function startWorker() {
  if (isWorkerOff()) await removeWorker();
  else if (mayDownload()) {
    if (!navigator.serviceWorker?.controller) sessionStorage.setItem(FIRST_VISIT, 'yes');
    await registerWorker();
  }
}

/** In the storage of the tab, in which the worker was registered. */
export const FIRST_VISIT = 'firstVisit';

/** Resolves to undefined where the browser has no workers or forbids them, and where the site has switched its own off. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (isWorkerOff()) return undefined;
  const registration = await navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  registration?.addEventListener('updatefound', () => void activateOwn(registration));
  if (registration) void activateOwn(registration);
  if (registration?.active && !(await isSiteCached())) postToWorker({ kind: 'cache-site' });
  return registration;
}

/** The page may come from a newer server than the worker that answers it. */
async function activateOwn(registration: ServiceWorkerRegistration) {
  const waiting = await untilInstalled(registration);
  const pages = pagesBuild();
  if (waiting && pages) activate(waiting, { pages });
}

/** Rejects where the worker cannot be installed. */
export async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker();
  if (registration) await untilInstalled(registration);
  if (!registration?.active && !registration?.waiting) throw new Error('The worker cannot be installed.');
  return navigator.serviceWorker.ready;
}

export function activate(waiting: ServiceWorker, { pages }: { pages?: string | undefined } = {}) {
  waiting.postMessage({ kind: 'activate', ...(pages && { pages }) } satisfies WorkerMessage);
}

/** What waits to be sent is not in a cache, and stays. */
export async function removeWorker() {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name !== DEVICE_CACHE) await caches.delete(name);
}
