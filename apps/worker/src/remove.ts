// What browsers with a worker get in its place where the site has none (`SERVICE_WORKER=off`).
import { DEVICE_CACHE } from '@wallabee/contract/protocol/worker-messages';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

/** Open pages go on without a reload, because requests that no worker answers go to the network. */
async function remove() {
  for (const name of await caches.keys()) if (name !== DEVICE_CACHE) await caches.delete(name);
  await self.registration.unregister();
}
