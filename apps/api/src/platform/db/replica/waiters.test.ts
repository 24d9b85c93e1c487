import { expect, test } from 'vitest';
import { createWaiters } from './waiters.ts';

function follow(promise: Promise<void>) {
  const state = { isDone: false };
  void promise.then(() => {
    state.isDone = true;
  });
  return state;
}

const settle = () => new Promise((done) => setImmediate(done));

test('a position that the primary was asked for before somebody came says nothing about what they wait for', async () => {
  const waiters = createWaiters();
  const early = follow(waiters.wait());
  waiters.take();
  const late = follow(waiters.wait());
  waiters.waitFor(10);

  waiters.replayed(9);
  await settle();
  expect([early.isDone, late.isDone]).toEqual([false, false]);
  waiters.replayed(10);
  await settle();
  expect([early.isDone, late.isDone]).toEqual([true, false]);

  waiters.take();
  waiters.replayed(1_000);
  await settle();
  expect(late.isDone).toBe(false);
  waiters.waitFor(20);
  waiters.replayed(20);
  await settle();
  expect(late.isDone).toBe(true);
  expect(waiters.areWaiting()).toBe(false);
});

test('a position of a new primary replaces a later one of the primary that died', async () => {
  const waiters = createWaiters();
  const waiting = follow(waiters.wait());
  waiters.take();
  waiters.waitFor(20);

  waiters.waitFor(10);
  waiters.replayed(10);
  await settle();
  expect(waiting.isDone).toBe(true);
});

test('a release resolves all waits but later ones', async () => {
  const waiters = createWaiters();
  const early = follow(waiters.wait());
  waiters.take();
  const late = follow(waiters.wait());

  waiters.release();
  await settle();
  expect([early.isDone, late.isDone]).toEqual([true, false]);
});
