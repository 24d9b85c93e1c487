import { setTimeout as sleep } from 'node:timers/promises';

/** Waits between two batches, so that requests are not delayed. Rejects when the work is aborted. */
export type Pace = () => Promise<void>;

/** Pauses for as long as the last batch took, which leaves at least half of the CPU to requests. */
export function createPace(signal: AbortSignal): Pace {
  let since = performance.now();
  return async () => {
    await sleep(Math.min(performance.now() - since, MAX_PAUSE_MS), undefined, { signal });
    since = performance.now();
  };
}

const MAX_PAUSE_MS = 500;
