import { describe, expect, test } from 'vitest';
import { createKept } from './kept.ts';

describe('what is kept', () => {
  const clock = { now: new Date('2026-06-01T12:00:00Z') };
  const aStore = (mostBytes = 12) =>
    createKept<{ text: string }>({ now: () => clock.now, mostBytes, bytesOf: ({ text }) => text.length });
  const place = (id: number, page = 0) => ({ id, page });

  test('is made once until it is forgotten, grows old or makes room', async () => {
    const store = aStore();
    let times = 0;
    const make = async () => ({ text: `page ${++times}` });
    const read = async (id: number) => (await store.find(place(id), make))?.text;

    expect([await read(1), await read(1)]).toEqual(['page 1', 'page 1']);
    store.forget(1);
    expect(await read(1)).toBe('page 2');
    store.forget(11);
    expect(await read(1)).toBe('page 2');
    clock.now = new Date(clock.now.getTime() + 10_000);
    expect(await read(1)).toBe('page 3');
    await read(2);
    await read(3);
    expect(await read(1)).toBe('page 6');
  });

  test('is made once for all who ask while it is being made', async () => {
    const store = aStore();
    let times = 0;
    const make = async () => ({ text: `page ${++times}` });

    const [one, other] = await Promise.all([store.find(place(1), make), store.find(place(1), make)]);

    expect([one?.text, other?.text]).toEqual(['page 1', 'page 1']);
  });

  test('is not what was being made while something changed', async () => {
    const store = aStore();
    let finish = (_: { text: string }) => {};
    const slow = store.find(place(1), () => new Promise((resolve) => (finish = resolve)));
    store.forget(1);
    finish({ text: 'old' });
    expect((await slow)?.text).toBe('old');

    expect((await store.find(place(1), async () => ({ text: 'new' })))?.text).toBe('new');
  });

  test('is nothing that is not there or that failed, and nothing at all where none is to be kept', async () => {
    const none = aStore(0);
    await none.find(place(1), async () => ({ text: 'first' }));
    expect((await none.find(place(1), async () => ({ text: 'second' })))?.text).toBe('second');

    const store = aStore();
    expect(await store.find(place(1), async () => undefined)).toBeUndefined();
    await expect(store.find(place(1), () => Promise.reject(new Error('Gone.')))).rejects.toThrow('Gone.');
    expect((await store.find(place(1), async () => ({ text: 'there' })))?.text).toBe('there');
  });
});
