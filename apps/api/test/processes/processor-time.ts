import { expect } from 'vitest';

/** What one request or text may cost, however it is made. */
const MOST_MS = 50;

type Run = () => unknown;

/** The least of several runs: a busy machine only ever adds to it. */
async function processorMs(run: Run): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < RUNS && !(runs > 0 && least > GIVE_UP_MS); runs += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const RUNS = 6;
const GIVE_UP_MS = 400;

/** Cheap at its largest, and of no more than linear growth: input half as long costs about half. */
export async function expectLinear(runOfSize: (share: number) => Run) {
  const whole = await processorMs(runOfSize(1));
  expect(whole, 'milliseconds of processor time').toBeLessThan(MOST_MS);
  // Below this the fixed part of a call outweighs what grows.
  if (whole < MEASURABLE_MS) return;
  const half = await processorMs(runOfSize(0.5));
  expect(whole / half, `${half} ms for half, ${whole} ms for all of it`).toBeLessThan(MOST_GROWTH);
}

const MEASURABLE_MS = 8;
const MOST_GROWTH = 2.6;
