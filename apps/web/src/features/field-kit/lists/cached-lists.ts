import { OWN_LISTS_CACHES } from '@wallabee/contract/protocol/worker-messages';

/** Browsers may delete caches when they need the space. */
export async function hasCachedLists(): Promise<boolean> {
  const names = await globalThis.caches?.keys().catch(() => []);
  return names?.some((name) => name.startsWith(OWN_LISTS_CACHES)) ?? false;
}
