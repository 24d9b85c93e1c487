import { setTimeout as sleep } from 'node:timers/promises';

/** Waits between two batches, so that visitors are not slowed down; throws once the work is to stop. */
export type Pace = () => Promise<void>;

/** Rests for as long as the batch took, which leaves at least half of the processor to others. */
export function createPace(signal: AbortSignal): Pace {
  let since = performance.now();
  return async () => {
    await sleep(Math.min(performance.now() - since, LONGEST_REST_MS), undefined, { signal });
    since = performance.now();
  };
}

const LONGEST_REST_MS = 500;
