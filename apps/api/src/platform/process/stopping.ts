import { setTimeout as sleep } from 'node:timers/promises';

export interface UndoList {
  /** Remembers how to take back what was just begun; where taking back is under way already, does it now. */
  later(step: () => Promise<void>, options?: StepOptions): void;
  /** Takes everything back, last step first; each is tried, whatever happens to the others. */
  all(): Promise<void>;
  hasBegun(): boolean;
}

interface StepOptions {
  /** Waited for however long it takes, because it has a limit of its own: a database that is being shut down. */
  hasOwnLimit?: boolean;
}

export function createUndoList(mostMs = MOST_STOPPING_MS): UndoList {
  const steps: { run: () => Promise<void>; hasOwnLimit: boolean }[] = [];
  let deadline = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function takeBack() {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const ended = step.run().catch(() => {});
      await (step.hasOwnLimit ? ended : atMost(deadline - performance.now(), ended));
    }
  }

  return {
    later: (run, { hasOwnLimit = false } = {}) => {
      steps.push({ run, hasOwnLimit });
      if (running) running = running.then(takeBack);
    },
    all: () => {
      deadline = Math.min(deadline, performance.now() + mostMs);
      running ??= takeBack();
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

/** For all steps together; the connections of clients are closed before that. */
const MOST_STOPPING_MS = 9_000;
const LEAST_STEP_MS = 100;

/** A second signal does not hurry the stop. */
export function stopOnSignal(undo: UndoList) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void undo.all().then(() => process.exit(0)));
}
