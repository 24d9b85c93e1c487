import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Db } from './db.ts';

/**
 * Loads single values in batches of one statement. A single call is sent at once; calls that arrive while a
 * query runs join the next batch. `load` returns one value for each key, in their order.
 */
export function batch<Key, Value>(load: (db: Db, keys: Key[]) => Promise<Value[]>) {
  const loaders = new WeakMap<Db, DataLoader<Key, Value>>();

  return (db: Db, key: Key): Promise<Value> => {
    const loader = loaders.get(db) ?? createLoader((keys: Key[]) => load(db, keys));
    loaders.set(db, loader);
    return loader.load(key);
  };
}

function createLoader<Key, Value>(load: (keys: Key[]) => Promise<Value[]>) {
  let latest: Promise<unknown> = Promise.resolve();

  return new DataLoader<Key, Value>(
    (keys) => {
      const values = load([...keys]);
      latest = values.catch(() => {});
      return values;
    },
    {
      cache: false,
      maxBatchSize: MOST_KEYS,
      // `setImmediate` lets all requests that have arrived be read first.
      batchScheduleFn: (dispatch) =>
        void Promise.race([latest, sleep(LONGEST_WAIT_MS)]).then(() => setImmediate(dispatch)),
    },
  );
}

/** A query that hangs must not delay the calls after it. */
const LONGEST_WAIT_MS = 20;

/** Larger batches save little, and every call in a batch waits for the slowest. */
const MOST_KEYS = 25;
