import { expect, test } from 'vitest';
import { createActionKeys } from './client-key.ts';

test('a retried action has the same key, another action has another', () => {
  const keys = createActionKeys();
  const first = keys.of({ code: 'Honey-1' });

  expect(keys.of({ code: 'Honey-1' })).toBe(first);
  expect(keys.of({ code: 'Honey-2' })).not.toBe(first);
});

test('a repeated action has a new key after the first one succeeded', () => {
  const keys = createActionKeys();
  const first = keys.of({ to: 'Bo' });
  keys.done();

  expect(keys.of({ to: 'Bo' })).not.toBe(first);
});
