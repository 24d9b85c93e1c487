import type { PageMessage } from '@wallabee/contract/protocol/worker-messages';

declare const self: ServiceWorkerGlobalScope;

export async function informPages(message: PageMessage) {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
