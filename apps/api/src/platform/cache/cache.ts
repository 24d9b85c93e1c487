import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../db/connection/statement-timeout.ts';
import type { Db } from '../db/db.ts';
import { primaryOf } from '../db/replica/primary-of.ts';
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
  /** Like `getOrLoad`, from the primary of `db` where a replica may not have replayed why the key is invalid. */
  getOrRead(db: Db, key: string, load: (db: Db) => Promise<Value>): Value | Promise<Value>;
  /** A replica may not have replayed yet why the key was invalidated. */
  isAheadOfReplica(key: string): boolean;
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
  const unreplayed = new Map<string, Promise<void>>();

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
    options.notifications?.on(channel, (payload, replayed) => {
      const id = payload === '' || options.isInvalidatedAsWhole ? undefined : payload;
      invalidate(id);
      if (replayed) readPrimaryUntil(replayed, id ?? EVERYTHING);
    });
  }

  /** The notification comes from the primary, and a load from the replica could bring the old value back. */
  function readPrimaryUntil(replayed: Promise<void>, id: string) {
    unreplayed.set(id, replayed);
    void replayed.then(() => unreplayed.get(id) === replayed && unreplayed.delete(id));
  }

  function isAheadOfReplica(key: string): boolean {
    if (unreplayed.size === 0) return false;
    return unreplayed.has(EVERYTHING) || unreplayed.has(key.split('/', 1)[0] ?? key);
  }

  function getOrRead(db: Db, key: string, load: (db: Db) => Promise<Value>): Value | Promise<Value> {
    const primary = isAheadOfReplica(key) ? primaryOf(db) : db;
    const value = getOrLoad(key, () => load(primary));
    if (primary === db || !(value instanceof Promise)) return value;
    // In an outage the replica's value is better than none, but is not stored.
    return value.catch((failure) => {
      if (!isDatabaseUnavailable(failure)) throw failure;
      return load(db);
    });
  }

  function getOrLoad(key: string, load: () => Promise<Value>): Value | Promise<Value> {
    const known = entries.get(key) ?? loads.get(key);
    if (known !== undefined) return known;
    const loading = load();
    loads.set(key, loading);
    loading.then(
      (value) => store(key, loading, value),
      () => loads.get(key) === loading && loads.delete(key),
    );
    return loading;
  }

  return {
    get: (key) => entries.get(key),
    set: (key, value, ttlMs) => void entries.set(key, value as Stored, ttlOf(ttlMs)),
    has: (key) => entries.has(key) || loads.has(key),
    getOrLoad,
    getOrRead,
    isAheadOfReplica,
    invalidate,
    deleteWhere(isUnwanted) {
      for (const [key, value] of [...entries.entries()]) if (isUnwanted(value)) entries.delete(key);
    },
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  };
}

const EVERYTHING = '';

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
