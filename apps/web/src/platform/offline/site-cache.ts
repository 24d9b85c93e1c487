import { SITE_CACHED_PATH } from '@wallabee/contract/protocol/worker-messages';
import { onWorkerMessage } from './on-worker-message.ts';

export async function isSiteCached(): Promise<boolean> {
  return (await globalThis.caches?.match(SITE_CACHED_PATH)) !== undefined;
}

/** Resolves to false where the worker could not download the site again. */
export function untilSiteCached(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isCached: boolean) => {
      unsubscribe();
      resolve(isCached);
    };
    const unsubscribe = onWorkerMessage(({ kind }) => {
      if (kind === 'site-cached' || kind === 'site-failed') settle(kind === 'site-cached');
    });
    void isSiteCached().then((isCached) => isCached && settle(true));
  });
}
