import type { Server } from 'node:http';

export interface FairQueue {
  add(start: () => void): void;
  length(): number;
}

/**
 * Starts queued work in slices of 2 ms, at most one per iteration of the event loop. Node accepts one connection per
 * iteration, so longer iterations would delay health checks.
 */
export function createFairQueue(server: Server): FairQueue {
  const queue: (() => void)[] = [];
  let isScheduled = false;
  let hasAccepted = false;
  let iterationsSkipped = 0;

  server.on('connection', () => {
    hasAccepted = true;
  });

  function runIteration() {
    const isAccepting = hasAccepted && iterationsSkipped < MOST_SKIPPED;
    hasAccepted = false;
    if (isAccepting) iterationsSkipped += 1;
    else runSlice();
    isScheduled = queue.length > 0;
    if (isScheduled) setImmediate(runIteration);
  }

  function runSlice() {
    iterationsSkipped = 0;
    const until = performance.now() + SLICE_MS;
    do queue.shift()?.();
    while (queue.length > 0 && performance.now() < until);
  }

  return {
    add(start) {
      queue.push(start);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(runIteration);
    },
    length: () => queue.length,
  };
}

/** While connections keep arriving, a slice still runs after this many iterations. */
const MOST_SKIPPED = 64;

const SLICE_MS = 2;
