export const VERSION_PREFIX = 'version-';
export const versionCache = () => VERSION_PREFIX + BUILD.id;

/** Rejects once the site was removed from the device: the worker answers open pages until they are closed. */
export async function openCache(name: string): Promise<Cache> {
  if (!(await caches.has(versionCache()))) throw new Error('The site was removed from this device.');
  return caches.open(name);
}
