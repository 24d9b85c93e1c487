import { expect, test } from 'vitest';
import { createActionKeys } from './client-key.ts';

test('an action that is tried again keeps its key, and another one has another', () => {
  const keys = createActionKeys();
  const first = keys.of({ code: 'Honey-1' });

  expect(keys.of({ code: 'Honey-1' })).toBe(first);
  expect(keys.of({ code: 'Honey-2' })).not.toBe(first);
});

test('the same action has a new key once it is done: two gifts alike are two gifts', () => {
  const keys = createActionKeys();
  const first = keys.of({ to: 'Bo' });
  keys.done();

  expect(keys.of({ to: 'Bo' })).not.toBe(first);
});
