import { expect, test } from 'vitest';
import { createFetchedAhead } from './fetched-ahead.ts';

function createStore() {
  const clock = { now: 0 };
  const asked: string[] = [];
  const store = createFetchedAhead<string>(() => clock.now);
  const ask = (address: string, answer = async (): Promise<string | undefined> => `page ${address}`) => {
    void store.ask(address, () => {
      asked.push(address);
      return answer();
    });
  };
  return { ...store, ask, asked, clock };
}

test('what was asked for ahead is handed out once', async () => {
  const { ask, take } = createStore();

  ask('/tools/item/1');

  expect(await take('/tools/item/1')).toBe('page /tools/item/1');
  expect(take('/tools/item/1')).toBeUndefined();
  expect(take('/tools/item/2')).toBeUndefined();
});

test('it is asked for once, however often somebody points at it', () => {
  const { ask, asked } = createStore();

  ask('/faq');
  ask('/faq');

  expect(asked).toEqual(['/faq']);
});

test('it is forgotten after ten seconds, and asked for anew', async () => {
  const { ask, take, asked, clock } = createStore();
  ask('/faq');

  clock.now = 10_000;
  expect(take('/faq')).toBeUndefined();
  ask('/faq');
  clock.now = 19_999;

  expect(await take('/faq')).toBe('page /faq');
  expect(asked).toEqual(['/faq', '/faq']);
});

test('a request that fails is nobody’s error, and leaves nothing to hand out', async () => {
  const { ask, take } = createStore();

  ask('/faq', () => Promise.reject(new Error('offline')));

  expect(await take('/faq')).toBeUndefined();
});
