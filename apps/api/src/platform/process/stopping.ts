export interface UndoList {
  /** Remembers how to take back what was just begun; where taking back is under way already, does it now. */
  later(step: () => Promise<void>): void;
  /** Takes everything back, last step first; each is tried, whatever happens to the others. */
  all(): Promise<void>;
  hasBegun(): boolean;
}

export function createUndoList(): UndoList {
  const steps: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;

  async function takeBack() {
    for (let step = steps.pop(); step; step = steps.pop()) await step().catch(() => {});
  }

  return {
    later: (step) => {
      steps.push(step);
      if (running) running = running.then(takeBack);
    },
    all: () => {
      running ??= takeBack();
      return running;
    },
    hasBegun: () => running !== undefined,
  };
}

/** Ctrl-C and a service manager's stop end in the same orderly way; a second one does not hurry it. */
export function stopOnSignal(undo: UndoList) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void undo.all().then(() => process.exit(0)));
  }
}
