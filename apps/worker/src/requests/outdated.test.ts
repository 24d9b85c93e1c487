import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AFTER_MS, FALLBACK_AFTER_MS } from './network-first.ts';
import { cachedAfterMs, noteUpdate, noteWrite, wasUpdatedLately } from './outdated.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HIVE = 'https://bee.example/api/me/hive';
const POUCH = 'https://bee.example/api/me/pouch';

test('a page that was told of a newer answer waits for it, and is not told again [FK-01]', () => {
  expect(cachedAfterMs(HIVE)).toBe(CACHED_AFTER_MS);

  noteUpdate(HIVE);

  expect([cachedAfterMs(HIVE), cachedAfterMs(POUCH)]).toEqual([FALLBACK_AFTER_MS, CACHED_AFTER_MS]);
  vi.advanceTimersByTime(10_000);
  expect([wasUpdatedLately(HIVE), cachedAfterMs(HIVE)]).toEqual([true, CACHED_AFTER_MS]);
  vi.advanceTimersByTime(50_000);
  expect(wasUpdatedLately(HIVE)).toBe(false);
});

test('what was cached before a write is not shown for a while after it', () => {
  noteWrite();

  expect(cachedAfterMs(POUCH)).toBe(FALLBACK_AFTER_MS);
  vi.advanceTimersByTime(10_000);
  expect(cachedAfterMs(POUCH)).toBe(CACHED_AFTER_MS);
});
