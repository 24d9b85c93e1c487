/** What a page says to the service worker. */
export type WorkerMessage =
  /** Only where the worker is of the build of those pages, if one is named. */
  | { kind: 'activate'; pages?: string }
  /** Download the site again, where the worker is active without its caches. */
  | { kind: 'cache-site' }
  /** Cache the answers about the player's own lists from now on. */
  | { kind: 'cache-own'; token: string }
  /** Cache the document of a page that the router opened by its data, for a reload without a network. */
  | { kind: 'cache-page'; path: string }
  /** Delete what concerns a player: own answers, copies of pages, pictures. */
  | { kind: 'clear' };

/** What the service worker says to a page. */
export type PageMessage =
  /** The page shows an answer that was made at that time. */
  | { kind: 'cached'; url: string; at: string | null }
  /** There is a newer answer than the one that the page shows. */
  | { kind: 'updated'; url: string }
  /** The cached answer that the page shows is still the answer of the network. */
  | { kind: 'current'; url: string }
  /** The player's own lists were downloaded, or could not be. */
  | { kind: 'own-cached' }
  | { kind: 'own-failed' }
  /** The site was downloaded again, or could not be. */
  | { kind: 'site-cached' }
  | { kind: 'site-failed' };

/** The entry of `Server-Timing` whose description is when an answer was made that the worker gave. */
export const CACHED_TIMING = 'cached';

/** What the worker stores last when it downloads the site; a page looks whether it is there. */
export const SITE_CACHED_PATH = '/cached/reference-checked';

/** Caches with copies of pages; a page may delete them. */
export const PAGE_CACHES = 'pages-';

/** Caches with the own lists of one login; a page looks whether there is one. */
export const OWN_LISTS_CACHES = 'own-lists-';

/** The cache with what concerns the device and no player, as that its install hint was shown. It outlives a logout. */
export const DEVICE_CACHE = 'device';
