import { afterEach, expect, test, vi } from 'vitest';
import { newClientKey } from './client-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('no two keys are alike', () => {
  expect(newClientKey()).not.toBe(newClientKey());
});

test('there are keys where a page did not come over HTTPS, too', () => {
  vi.stubGlobal('crypto', {});

  const keys = [newClientKey(), newClientKey()];

  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{10,64}$/);
});
