import { LRUCache } from 'lru-cache';
import type { Notifications } from '../realtime/notifications.ts';

/** A test compares `name`, the limit, `ttlMs` and `invalidatedBy` with the table in docs/architecture.md. */
export interface CacheOptions<Value> {
  name: string;
  maxEntries?: number;
  maxBytes?: number;
  sizeOf?: (value: Value, key: string) => number;
  ttlMs?: number;
  /** An empty payload on this channel invalidates everything; an id invalidates the keys that begin with it. */
  invalidatedBy?: string | readonly string[];
  notifications?: Pick<Notifications, 'on'> | undefined;
  /** It is for caches whose keys do not begin with the id that the channel carries. */
  isInvalidatedAsWhole?: boolean;
  isCacheable?: (value: Value, key: string) => boolean;
  clock?: (() => number) | undefined;
}

export interface Cache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, ttlMs?: number): void;
  has(key: string): boolean;
  /** Concurrent calls for a key share one load; failures and `undefined` are not stored. */
  getOrLoad(key: string, load: () => Promise<Value>): Value | Promise<Value>;
  /** It removes the entry of an id and the keys that begin with `id/`, or everything without an id. */
  invalidate(id?: string): void;
  deleteWhere(isUnwanted: (value: Value) => boolean): void;
  size(): number;
  bytes(): number;
}

export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  type Stored = NonNullable<Value>;
  const { isCacheable = () => true, clock = () => performance.now() } = options;
  const entries = new LRUCache<string, Stored>({ ...limitsOf(options), perf: { now: clock } });
  const loads = new Map<string, Promise<Value>>();

  function invalidate(id?: string) {
    if (id === undefined) {
      entries.clear();
      loads.clear();
      return;
    }
    const isAffected = (key: string) => key === id || key.startsWith(`${id}/`);
    for (const key of [...entries.keys()]) if (isAffected(key)) entries.delete(key);
    for (const key of loads.keys()) if (isAffected(key)) loads.delete(key);
  }

  /** A load that was invalidated or replaced by a later one may have read old rows. */
  function store(key: string, load: Promise<Value>, value: Value) {
    if (loads.get(key) !== load) return;
    loads.delete(key);
    if (value !== undefined && isCacheable(value, key)) entries.set(key, value as Stored);
  }

  for (const channel of [options.invalidatedBy ?? []].flat()) {
    options.notifications?.on(channel, (id) =>
      invalidate(id === '' || options.isInvalidatedAsWhole ? undefined : id),
    );
  }

  return {
    get: (key) => entries.get(key),
    set: (key, value, ttlMs) => void entries.set(key, value as Stored, ttlOf(ttlMs)),
    has: (key) => entries.has(key) || loads.has(key),
    getOrLoad(key, load) {
      const known = entries.get(key) ?? loads.get(key);
      if (known !== undefined) return known;
      const loading = load();
      loads.set(key, loading);
      loading.then(
        (value) => store(key, loading, value),
        () => loads.get(key) === loading && loads.delete(key),
      );
      return loading;
    },
    invalidate,
    deleteWhere(isUnwanted) {
      for (const [key, value] of [...entries.entries()]) if (isUnwanted(value)) entries.delete(key);
    },
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  };
}

function limitsOf<Value>({ maxEntries, maxBytes, sizeOf, ttlMs }: CacheOptions<Value>) {
  return {
    ...(maxEntries && { max: maxEntries }),
    ...(maxBytes && {
      maxSize: maxBytes,
      sizeCalculation: (value: NonNullable<Value>, key: string) =>
        Math.max(1, Math.ceil(sizeOf?.(value, key) ?? 1)),
    }),
    ...ttlOf(ttlMs),
    // The cache reads the clock each time, so that a test can set it.
    ttlResolution: 0,
  } as LRUCache.Options<string, NonNullable<Value>, unknown>;
}

/** The library serves an entry until it is older than its TTL; here it expires at its TTL. */
function ttlOf(ttlMs: number | undefined): { ttl?: number } {
  return ttlMs === undefined ? {} : { ttl: Math.max(1, Math.ceil(ttlMs) - 1) };
}
