import { setTimeout as sleep } from 'node:timers/promises';

export interface UndoList {
  /** Adds a step; runs it at once where the stop has begun already. */
  later(step: () => Promise<void>, options?: StepOptions): void;
  /** Runs all steps in reverse order, also when some fail. */
  all(): Promise<void>;
  hasBegun(): boolean;
}

interface StepOptions {
  /** The step has its own time limit, so the common limit does not apply. */
  hasOwnLimit?: boolean;
}

export function createUndoList(mostMs = MOST_STOPPING_MS): UndoList {
  const steps: { run: () => Promise<void>; hasOwnLimit: boolean }[] = [];
  let deadline = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function runSteps() {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const ended = step.run().catch(() => {});
      await (step.hasOwnLimit ? ended : atMost(deadline - performance.now(), ended));
    }
  }

  return {
    later: (run, { hasOwnLimit = false } = {}) => {
      steps.push({ run, hasOwnLimit });
      if (running) running = running.then(runSteps);
    },
    all: () => {
      deadline = Math.min(deadline, performance.now() + mostMs);
      running ??= runSteps();
      return running;
    },
    hasBegun: () => running !== undefined,
  };
}

async function atMost(ms: number, work: Promise<void>) {
  const isOver = new AbortController();
  const limit = sleep(Math.max(LEAST_STEP_MS, ms), undefined, { signal: isOver.signal });
  await Promise.race([work, limit.catch(() => {})]);
  isOver.abort();
}

/** The limit for all steps together; clients' connections are closed before. */
const MOST_STOPPING_MS = 9_000;
const LEAST_STEP_MS = 100;

export function stopOnSignal(undo: UndoList) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void undo.all().then(() => process.exit(0)));
}
