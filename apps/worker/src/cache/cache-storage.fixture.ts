import { aCache } from './a-cache.fixture.ts';

/** As much of a browser's caches as the worker uses. */
export function cacheStorage(): CacheStorage {
  const stored = new Map<string, Cache>();
  const open = (name: string) => {
    const cache = stored.get(name) ?? aCache();
    stored.set(name, cache);
    return cache;
  };
  return {
    open: async (name) => open(name),
    has: async (name) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name) => stored.delete(name),
    match: async (request, { cacheName = '' } = {}) => stored.get(cacheName)?.match(request),
  };
}
