import { setTimeout as sleep } from 'node:timers/promises';
import { hasTerminal } from './terminal.ts';

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

/** Ctrl-C and a service manager's stop end in the same orderly way; a second one does not hurry it. */
export function stopOnSignal(undo: UndoList, signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM']) {
  for (const signal of signals) process.on(signal, () => stop(undo));
}

/** Stops when the terminal it was started from hangs up; any other SIGHUP is left to `otherwise`. */
export function stopOnHangUp(undo: UndoList, otherwise: () => void) {
  const hadTerminal = hasTerminal();
  process.on('SIGHUP', () => (hadTerminal && !hasTerminal() ? stop(undo) : otherwise()));
}

function stop(undo: UndoList) {
  void undo.all().then(() => process.exit(0));
}
