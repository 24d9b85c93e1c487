import { expect, test } from 'vitest';
import { batch } from './batch.ts';
import type { Db } from './db.ts';

const db = {} as Db;
const range = (length: number) => Array.from({ length }, (_, nth) => nth);

function aBatch() {
  const batches: number[][] = [];
  const answers: (() => void)[] = [];
  const load = batch<number, number>(async (_, keys) => {
    batches.push(keys);
    await new Promise<void>((resolve) => answers.push(resolve));
    if (keys.includes(13)) throw new Error('Thirteen.');
    return keys.map((key) => key * 2);
  });
  const sent = (count: number) => expect.poll(() => batches.length).toBe(count);
  const answerNext = () => answers.shift()?.();
  return { load, batches, sent, answerNext };
}

test('calls that arrive together are one statement, and each gets its own value', async () => {
  const { load, batches, sent, answerNext } = aBatch();

  const values = Promise.all([load(db, 1), load(db, 2), load(db, 2)]);
  await sent(1);
  answerNext();

  expect(await values).toEqual([2, 4, 4]);
  expect(batches).toEqual([[1, 2, 2]]);
});

test('a single call is not delayed', async () => {
  const { load, batches } = aBatch();

  void load(db, 1);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  expect(batches).toEqual([[1]]);
});

test('calls that arrive while a query runs join the next batch', async () => {
  const { load, batches, sent, answerNext } = aBatch();

  const first = load(db, 1);
  await sent(1);
  const later = Promise.all([load(db, 2), load(db, 3)]);
  answerNext();
  expect(await first).toBe(2);
  await sent(2);
  answerNext();

  expect(await later).toEqual([4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('values are not cached', async () => {
  const { load, batches, sent, answerNext } = aBatch();

  for (const count of [1, 2]) {
    const value = load(db, 1);
    await sent(count);
    answerNext();
    expect(await value).toBe(2);
  }

  expect(batches).toEqual([[1], [1]]);
});

test('a query that hangs delays no later call', async () => {
  const { load, batches, sent } = aBatch();

  void load(db, 1);
  await sent(1);
  for (const key of range(30)) void load(db, key + 20);

  await sent(3);
  expect(batches.map(({ length }) => length)).toEqual([1, 25, 5]);
});

test('a query that fails fails for all calls of its batch, and for no other', async () => {
  const { load, sent, answerNext } = aBatch();

  const failing = Promise.allSettled([load(db, 12), load(db, 13)]);
  await sent(1);
  answerNext();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const next = load(db, 14);
  await sent(2);
  answerNext();
  expect(await next).toBe(28);
});

test('many calls are split into several statements', async () => {
  const { load, batches, sent, answerNext } = aBatch();

  const values = Promise.all(range(60).map((key) => load(db, key + 20)));
  await sent(3);
  for (const _ of batches) answerNext();

  expect(await values).toEqual(range(60).map((key) => (key + 20) * 2));
  expect(batches.map(({ length }) => length)).toEqual([25, 25, 10]);
});

test('a transaction shares no batch with other connections', async () => {
  const { load, batches, sent } = aBatch();

  void load(db, 1);
  void load({} as Db, 2);

  await sent(2);
  expect(batches).toEqual([[1], [2]]);
});
