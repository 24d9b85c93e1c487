import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** The limit for one request or text, whatever it contains. */
const MOST_MS = 50;

type Run = () => unknown;

/** The minimum of several runs, because a busy machine only adds time, and of more where that is not enough. */
async function processorMs(run: Run): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < (least < MOST_MS ? RUNS : MOST_RUNS); runs += 1) {
    if (runs > 0 && least > GIVE_UP_MS) break;
    if (runs >= RUNS) await setTimeout(PAUSE_MS);
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const RUNS = 6;
const MOST_RUNS = 30;
const PAUSE_MS = 100;
const GIVE_UP_MS = 400;

/** Requires a low cost at full size and linear growth: half the input costs about half. */
export async function expectLinear(runOfSize: (share: number) => Run) {
  let whole = await processorMs(runOfSize(1));
  expect(whole, 'milliseconds of processor time').toBeLessThan(MOST_MS);
  // Below this, the fixed cost of a call outweighs the growth.
  if (whole < MEASURABLE_MS) return;
  const half = await processorMs(runOfSize(0.5));
  // The machine may have been slower for the first measurement than for the second.
  for (let again = 0; again < RUNS && whole >= half * MOST_GROWTH; again += 1)
    whole = Math.min(whole, await processorMs(runOfSize(1)));
  expect(whole / half, `${half} ms for half, ${whole} ms for all of it`).toBeLessThan(MOST_GROWTH);
}

const MEASURABLE_MS = 8;
const MOST_GROWTH = 2.6;
