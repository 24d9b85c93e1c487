import { describe, expect, test } from 'vitest';
import { DatabaseTimeout } from '../db/connection/statement-timeout.ts';
import type { Db } from '../db/db.ts';
import { rememberPrimary } from '../db/replica/primary-of.ts';
import { type CacheOptions, createCache } from './cache.ts';

interface Page {
  text: string;
}

function aCache(options: Partial<CacheOptions<Page | undefined>> = {}) {
  const time = { now: 1_000 };
  const cache = createCache<Page | undefined>({
    name: 'test',
    maxBytes: 12,
    sizeOf: (page) => page?.text.length ?? 0,
    ttlMs: 10_000,
    clock: () => time.now,
    ...options,
  });
  let loads = 0;
  const load = async () => ({ text: `page ${++loads}` });
  const read = async (key: string) => (await cache.getOrLoad(key, load))?.text;
  return { cache, read, time };
}

describe('a cache', () => {
  test('loads a value once until it is invalidated or its TTL has passed', async () => {
    const { cache, read, time } = aCache();

    expect([await read('1/0'), await read('1/0')]).toEqual(['page 1', 'page 1']);
    cache.invalidate('1');
    expect(await read('1/0')).toBe('page 2');
    cache.invalidate('11');
    cache.invalidate('0');
    expect(await read('1/0')).toBe('page 2');
    time.now += 9_999;
    expect(await read('1/0')).toBe('page 2');
    time.now += 1;
    expect(await read('1/0')).toBe('page 3');
    cache.invalidate();
    expect(await read('1/0')).toBe('page 4');
  });

  test('shares one load among all calls that arrive while it runs', async () => {
    const { cache, read } = aCache();

    const pages = await Promise.all([read('1'), read('1'), read('1')]);

    expect(pages).toEqual(['page 1', 'page 1', 'page 1']);
    expect(cache.has('1')).toBe(true);
  });

  test('counts bytes, and drops what was used longest ago when they are too many', async () => {
    const { cache, read } = aCache();
    await read('1');
    await read('2');
    expect(cache.bytes()).toBe(12);

    await read('1');
    await read('3');

    expect([cache.get('1')?.text, cache.get('2'), cache.get('3')?.text]).toEqual([
      'page 1',
      undefined,
      'page 3',
    ]);
    expect(cache.bytes()).toBe(12);
    cache.invalidate('1');
    expect([cache.bytes(), cache.size()]).toEqual([6, 1]);
    cache.set('1', { text: 'longer than the limit' });
    expect([cache.bytes(), cache.size()]).toEqual([6, 1]);
  });

  test('holds exactly as many bytes as its limit', () => {
    const { cache } = aCache();
    cache.set('1', { text: 'twelve bytes' });
    expect([cache.bytes(), cache.size()]).toEqual([12, 1]);

    cache.set('2', { text: '.' });
    expect([cache.get('1'), cache.bytes(), cache.size()]).toEqual([undefined, 1, 1]);
    cache.set('3', { text: 'one too many.' });
    expect([cache.get('3'), cache.bytes(), cache.size()]).toEqual([undefined, 1, 1]);
  });

  test('rounds sizes up, and counts an empty value as one byte', () => {
    const cache = createCache<number>({ name: 'test', maxBytes: 12, sizeOf: (size) => size });

    cache.set('1', 1.2);
    cache.set('2', 0);

    expect([cache.bytes(), cache.size()]).toEqual([3, 2]);
  });

  test('counts entries where they are limited', () => {
    const cache = createCache<number>({ name: 'test', maxEntries: 2 });
    for (const number of [1, 2, 3]) cache.set(String(number), number);

    expect([cache.size(), cache.get('1'), cache.get('3')]).toEqual([2, undefined, 3]);
  });

  test.each(['1', undefined])(
    'does not store a load that began before the invalidation of %s',
    async (id) => {
      const { cache } = aCache();
      const finish: ((page: Page) => void)[] = [];
      const load = () => new Promise<Page>((resolve) => finish.push(resolve));
      const old = cache.getOrLoad('1', load);
      cache.invalidate(id);
      const next = cache.getOrLoad('1', load);

      finish[0]?.({ text: 'old' });
      expect((await old)?.text).toBe('old');
      expect(cache.getOrLoad('1', load)).toBe(next);
      finish[1]?.({ text: 'new' });
      await next;

      expect(cache.get('1')?.text).toBe('new');
      expect(finish).toHaveLength(2);
    },
  );

  test('stores neither failures, nor undefined, nor what is not cacheable', async () => {
    const { cache, read } = aCache({ isCacheable: (page) => page?.text !== 'page 1' });
    const fail = () => cache.getOrLoad('1', () => Promise.reject(new Error('Gone.')));

    const [one, other] = await Promise.allSettled([fail(), fail()]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    expect(await cache.getOrLoad('1', async () => undefined)).toBeUndefined();
    expect([await read('1'), await read('1'), await read('1')]).toEqual(['page 1', 'page 2', 'page 2']);
  });

  test('sets another TTL for a single entry', () => {
    const { cache, time } = aCache();
    cache.set('1', { text: 'short' }, 1_000);

    time.now += 999;
    expect(cache.get('1')?.text).toBe('short');
    time.now += 1;
    expect(cache.get('1')).toBeUndefined();
  });

  test('removes the entries whose value matches', () => {
    const cache = createCache<number>({ name: 'test', maxEntries: 10 });
    for (const number of [1, 2, 3, 4]) cache.set(String(number), number);

    cache.deleteWhere((number) => number % 2 === 0);

    expect([1, 2, 3, 4].map((number) => cache.get(String(number)))).toEqual([1, undefined, 3, undefined]);
  });

  test.each([
    { isInvalidatedAsWhole: false, left: 1 },
    { isInvalidatedAsWhole: true, left: 0 },
  ])(
    'follows its channel: $left of two left after an id, none after an empty payload',
    async ({ left, ...how }) => {
      let notify = (_payload: string) => {};
      const notifications = {
        on: (channel: string, handler: (payload: string) => void) => {
          if (channel === 'page_changed') notify = handler;
        },
      };
      const { cache, read } = aCache({ ...how, invalidatedBy: 'page_changed', notifications });
      await read('1/0');
      await read('2/0');

      notify('1');
      expect(cache.size()).toBe(left);
      notify('');
      expect(cache.size()).toBe(0);
    },
  );

  test('a hot entry among many costs no more than it does alone', () => {
    const cache = createCache<number>({ name: 'test', maxEntries: 20_000 });
    for (let nth = 0; nth < 9_000; nth += 1) cache.set(`name ${nth}`, nth);
    const before = process.cpuUsage().user;

    for (let turn = 0; turn < 300_000; turn += 1) cache.set('hot', (cache.get('hot') ?? 0) + 1);

    // A map that moves the entry to its end at each use takes about 14 s for this.
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_500);
  });
});

test('a key whose invalidation a replica has not replayed is read from the primary; other keys are not', async () => {
  const { cache, primary, replica, invalidate } = aCacheWithReplica();
  const read = async (key: string) => cache.getOrRead(replica, key, async (db) => db);
  let replay = () => {};
  const replayed = new Promise<void>((resolve) => {
    replay = resolve;
  });

  expect(await read('7/0')).toBe(replica);
  invalidate('7', replayed);
  expect([await read('7/0'), await read('8/0'), await read('77')]).toEqual([primary, replica, replica]);
  replay();
  await replayed;
  expect(await read('7/1')).toBe(replica);

  invalidate('', new Promise(() => {}));
  expect(await read('8/0')).toBe(primary);
});

test('while the primary is away, a replica gives what is not stored', async () => {
  const { cache, primary, replica, invalidate } = aCacheWithReplica();
  invalidate('7', new Promise(() => {}));

  const read = cache.getOrRead(replica, '7', async (db) => {
    if (db === primary) throw new DatabaseTimeout();
    return db;
  });

  expect(await read).toBe(replica);
  expect(cache.get('7')).toBeUndefined();
});

function aCacheWithReplica() {
  const primary = { name: 'primary' } as unknown as Db;
  const replica = { name: 'replica' } as unknown as Db;
  rememberPrimary(replica, primary);
  const handlers: Handler[] = [];
  const notifications = { on: (_: string, handler: Handler) => void handlers.push(handler) };
  const cache = createCache<Db>({ name: 'test', maxEntries: 9, invalidatedBy: 'changed', notifications });
  const invalidate: Handler = (...notification) => {
    for (const handler of handlers) handler(...notification);
  };
  return { cache, primary, replica, invalidate };
}

type Handler = (payload: string, replayed?: Promise<void>) => void;
