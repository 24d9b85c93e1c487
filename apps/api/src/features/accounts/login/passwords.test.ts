import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const small = createPasswords({ mostQueued: 2 });
afterAll(() => Promise.all([passwords.close(), small.close()]));

test('a password matches only its own hash, and never a missing account', async () => {
  const hash = await passwords.hash('quartz lantern');

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight('quartz lantern', hash)).toBe(true);
  expect(await passwords.isRight('quartz lanterns', hash)).toBe(false);
  expect(await passwords.isRight('quartz lantern', null)).toBe(false);
});

test('one password is hashed at a time, a few queue, and the rest are refused with Retry-After', async () => {
  await small.isRight('warm up', null);

  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => small.isRight('guess', null)));

  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused.every(({ reason }) => reason.status === 503 && reason.headers['retry-after'])).toBe(true);
  expect(await small.isRight('and later', null)).toBe(false);
});

test('a worker that cannot start fails its tasks and not the process', async () => {
  const broken = createPasswords({ workerFile: join(import.meta.dirname, 'no-such-worker.mjs') });

  await expect(broken.hash('quartz lantern')).rejects.toThrow();
  await expect(broken.isRight('quartz lantern', null)).rejects.toThrow();
  await broken.close();
});

test.runIf(process.platform === 'linux')('hashing has less priority than answering visitors', async () => {
  await passwords.isRight('warm up', null);

  const threads = await readdir('/proc/self/task');

  expect(threads.map((thread) => getPriority(Number(thread)))).toContain(10);
  expect(getPriority()).toBe(0);
});
