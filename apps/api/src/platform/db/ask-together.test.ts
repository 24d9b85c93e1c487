import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askTogether } from './ask-together.ts';
import type { Db } from './db.ts';

const db = {} as Db;
const range = (length: number) => Array.from({ length }, (_, place) => place);

/** Doubles numbers, notes which were asked together, and answers when it is told to. */
function aQuestion() {
  const statements: number[][] = [];
  const answering: (() => void)[] = [];
  const ask = askTogether<number, number>(async (_, all) => {
    statements.push(all);
    await new Promise<void>((resolve) => answering.push(resolve));
    if (all.includes(13)) throw new Error('Thirteen.');
    return all.map((one) => one * 2);
  });
  const asked = (times: number) => expect.poll(() => statements.length).toBe(times);
  const answerNext = () => answering.shift()?.();
  const fourAreAnswered = async () => {
    const together = Promise.all(range(4).map((one) => ask(db, one)));
    await asked(1);
    answerNext();
    await together;
  };
  return { ask, statements, asked, answerNext, fourAreAnswered };
}

test('questions that come at the same time are one statement, and each gets its own answer', async () => {
  const { ask, statements, asked, answerNext } = aQuestion();

  const answers = Promise.all([ask(db, 1), ask(db, 2), ask(db, 2)]);
  await asked(1);
  answerNext();

  expect(await answers).toEqual([2, 4, 4]);
  expect(statements).toEqual([[1, 2, 2]]);
});

test('those that come while the database is busy go together after that', async () => {
  const { ask, statements, asked, answerNext } = aQuestion();

  const first = ask(db, 1);
  await asked(1);
  const later = [ask(db, 2), ask(db, 3)];
  answerNext();
  expect(await first).toBe(2);
  await asked(2);
  answerNext();

  expect(await Promise.all(later)).toEqual([4, 6]);
  expect(statements).toEqual([[1], [2, 3]]);
});

test('whoever asks again on the heels of an answer goes with those who waited meanwhile', async () => {
  // However busy the machine is, nobody's patience ends meanwhile.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, statements, answerNext } = aQuestion();
  const aTurn = () => new Promise((resolve) => setImmediate(resolve));

  const again = ask(db, 1)
    .then(aTurn)
    .then(aTurn)
    .then(() => ask(db, 3));
  await aTurn();
  const waiting = ask(db, 2);
  answerNext();
  for (let turns = 0; turns < 4; turns++) await aTurn();
  answerNext();

  expect(statements).toEqual([[1], [2, 3]]);
  expect(await Promise.all([waiting, again])).toEqual([4, 6]);
});

test('where several ask again and again, the first of them waits a moment for most of the others', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, statements, asked, fourAreAnswered } = aQuestion();
  await fourAreAnswered();

  void ask(db, 5);
  await sleep(5);
  void ask(db, 6);
  await sleep(5);
  expect(statements).toHaveLength(1);
  void ask(db, 7);

  await asked(2);
  expect(statements[1]).toEqual([5, 6, 7]);
});

test('and where they do not come, not for long', async () => {
  const { ask, statements, asked, fourAreAnswered } = aQuestion();
  await fourAreAnswered();

  void ask(db, 5);

  await asked(2);
  expect(statements[1]).toEqual([5]);
});

test('nor does whoever came while the others were being answered', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, statements, answerNext } = aQuestion();
  const turns = async () => {
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  for (const one of range(4)) void ask(db, one);
  await turns();

  void ask(db, 5);
  answerNext();
  await turns();
  vi.advanceTimersByTime(1);
  await turns();

  expect(statements).toEqual([range(4), [5]]);
});

test('a statement that hangs holds up nobody who comes later', async () => {
  const { ask, statements, asked } = aQuestion();

  void ask(db, 1);
  await asked(1);
  await sleep(30);
  void ask(db, 2);

  await asked(2);
  expect(statements).toEqual([[1], [2]]);
});

test('nor those who came a moment after it, though nobody else does', async () => {
  const { ask, statements, asked } = aQuestion();

  void ask(db, 1);
  await asked(1);
  for (const one of range(30)) void ask(db, one + 20);

  await asked(3);
  expect(statements.map(({ length }) => length)).toEqual([1, 25, 5]);
});

test('a statement that fails fails for all in it, and for nobody else', async () => {
  const { ask, asked, answerNext } = aQuestion();

  const failing = Promise.allSettled([ask(db, 12), ask(db, 13)]);
  await asked(1);
  answerNext();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const next = ask(db, 14);
  await asked(2);
  answerNext();
  expect(await next).toBe(28);
});

test('a crowd is asked for in several statements', async () => {
  const { ask, statements, asked, answerNext } = aQuestion();

  const answers = Promise.all(range(60).map((one) => ask(db, one + 20)));
  await asked(3);
  for (const _ of statements) answerNext();

  expect(await answers).toEqual(range(60).map((one) => (one + 20) * 2));
  expect(statements.map(({ length }) => length)).toEqual([25, 25, 10]);
});

test('a transaction does not ask for others, nor others for it', async () => {
  const { ask, statements, asked } = aQuestion();

  void ask(db, 1);
  void ask({} as Db, 2);

  await asked(2);
  expect(statements).toEqual([[1], [2]]);
});
