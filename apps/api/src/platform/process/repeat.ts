import { setTimeout as sleep } from 'node:timers/promises';

export interface Repeated {
  /** Ends the pause, and waits for the run that is under way. */
  stop(): Promise<void>;
}

/** Runs `work` at once and again after each pause. A failure is left to the next run, which does the same. */
export function repeat(
  work: () => Promise<unknown>,
  { pauseMs, onFailure }: { pauseMs: number; onFailure: (failure: unknown) => void },
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    while (!signal.aborted) {
      await work().catch((failure) => {
        if (!signal.aborted) onFailure(failure);
      });
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
