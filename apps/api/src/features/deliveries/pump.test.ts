import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createPump, type Job } from './pump.ts';

/** Deliveries to targets in memory; each attempt takes a few milliseconds. */
function createQueue(jobs: Job[], { most = 4, each = 2 } = {}) {
  const atOnce = { all: 0, mostAll: 0, mostOfTarget: 0 };
  const ofTarget = new Map<number, number>();
  const attempted: number[] = [];
  const report = vi.fn();
  const pump = createPump({
    most,
    report,
    claim: async ({ most: asked, busy }) => {
      await sleep(1);
      const taken: Job[] = [];
      for (const job of [...jobs]) {
        const isFull = taken.filter(({ target }) => target === job.target).length >= each;
        if (taken.length >= asked || busy.includes(job.target) || isFull) continue;
        taken.push(job);
        jobs.splice(jobs.indexOf(job), 1);
      }
      return taken;
    },
    attempt: async ({ delivery, target }) => {
      atOnce.all += 1;
      ofTarget.set(target, (ofTarget.get(target) ?? 0) + 1);
      atOnce.mostAll = Math.max(atOnce.mostAll, atOnce.all);
      atOnce.mostOfTarget = Math.max(atOnce.mostOfTarget, ofTarget.get(target) ?? 0);
      await sleep(2);
      atOnce.all -= 1;
      ofTarget.set(target, (ofTarget.get(target) ?? 0) - 1);
      attempted.push(delivery);
      if (delivery === 3) throw new Error('no luck');
    },
  });
  return { pump, atOnce, attempted, report };
}

const jobsFor = (targets: number, each: number): Job[] =>
  Array.from({ length: targets * each }, (_, index) => ({
    delivery: index,
    target: Math.floor(index / each),
  }));

test('every delivery is attempted once, a few at a time, and few for one target', async () => {
  const { pump, atOnce, attempted, report } = createQueue(jobsFor(5, 8));

  pump.wake();
  await expect.poll(() => attempted.length).toBe(40);

  expect(new Set(attempted).size).toBe(40);
  expect(atOnce).toMatchObject({ mostAll: 4, mostOfTarget: 2 });
  expect(report).toHaveBeenCalledOnce();
  await pump.stop();
});

test('a stop waits for the attempts that run, and begins no other', async () => {
  const { pump, atOnce, attempted } = createQueue(jobsFor(10, 50));
  pump.wake();
  await expect.poll(() => attempted.length).toBeGreaterThan(1);

  await pump.stop();
  const done = attempted.length;
  pump.wake();
  await sleep(20);

  expect(atOnce.all).toBe(0);
  expect(attempted).toHaveLength(done);
  expect(done).toBeLessThan(500);
});
