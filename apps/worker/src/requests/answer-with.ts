import type { PageMessage } from '@wallabee/contract/protocol/worker-messages';
import { cachedAtOf, type Stored } from '../cache/responses.ts';
import { type Answered, networkFirst } from './network-first.ts';
import { cachedAfterMs, noteUpdate, wasUpdatedLately } from './outdated.ts';

declare const self: ServiceWorkerGlobalScope;

interface Ways {
  network: () => Promise<Response>;
  /** Gets every answer of the network, before the page reads it. */
  store: (answer: Response) => Promise<Stored>;
  cached: () => Promise<Response | undefined>;
  fallback: () => Promise<Response | undefined>;
}

/** The network first; a page that is shown something else hears of the answer of the network. */
export async function answerWith(
  event: FetchEvent,
  { network, store, cached, fallback }: Ways,
): Promise<Response> {
  const asked = network();
  const stored = asked.then(store).catch((): Stored => 'none');
  const answered = networkFirst({
    asked,
    cached,
    fallback,
    cachedAfterMs: cachedAfterMs(event.request.url),
  });
  // From the start, because an event that is over cannot be extended.
  event.waitUntil(informPage(event, answered, stored).catch(() => {}));
  return (await answered).answer;
}

async function informPage(event: FetchEvent, answered: Promise<Answered>, stored: Promise<Stored>) {
  const { url, mode } = event.request;
  const { answer, from } = await answered;
  if (from !== 'network') await notify(event, { kind: 'cached', url, at: cachedAtOf(answer) });
  const outcome = await stored;
  if (from === 'network' || outcome === 'none') return;
  if (outcome === 'same') await notify(event, { kind: 'current', url });
  else if (!wasUpdatedLately(url)) {
    // A page that is a document loads its data again, not itself.
    if (mode !== 'navigate') noteUpdate(url);
    await notify(event, { kind: 'updated', url });
  }
}

/** A page that is still being loaded gets the message once it exists. */
async function notify({ clientId, resultingClientId }: FetchEvent, message: PageMessage) {
  (await self.clients.get(resultingClientId || clientId))?.postMessage(message);
}
