import { expect, test } from 'vitest';
import { createUndoList } from './stopping.ts';

const never = () => new Promise<void>(() => {});

test('steps run in reverse order, and one that hangs delays the others for a limited time', async () => {
  const undo = createUndoList(100);
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  undo.later(step('first'));
  undo.later(never);
  undo.later(() => Promise.reject(new Error('failed')));
  undo.later(never);
  undo.later(step('last'));

  await undo.all();

  expect(done).toEqual(['last', 'first']);
});

test('a step with its own limit is awaited beyond that', async () => {
  const undo = createUndoList(20);
  let isStopped = false;
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    isStopped = true;
  };
  undo.later(slow, { hasOwnLimit: true });

  await undo.all();

  expect(isStopped).toBe(true);
});

test('a step that is added after the stop has begun runs as well', async () => {
  const undo = createUndoList();
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  undo.later(step('before'));
  await undo.all();

  undo.later(step('after'));
  await undo.all();

  expect(done).toEqual(['before', 'after']);
});
