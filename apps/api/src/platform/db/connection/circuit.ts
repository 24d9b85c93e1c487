import { setTimeout as sleep } from 'node:timers/promises';

/** While the circuit is open, calls that need the database fail at once instead of waiting. */
export interface Circuit {
  isOpen(): boolean;
  open(): void;
  stop(): void;
}

export function createCircuit(probe: () => Promise<void>, probeEveryMs = 1_000): Circuit {
  let isOpen = false;
  let isStopped = false;

  /** The first probe runs at once, because one statement may hang while the database answers all others. */
  async function closeWhenAnswered() {
    while (isOpen && !isStopped) {
      isOpen = await probe().then(
        () => false,
        () => true,
      );
      if (isOpen) await sleep(probeEveryMs, undefined, { ref: false });
    }
  }

  return {
    isOpen: () => isOpen,
    open() {
      if (isOpen || isStopped) return;
      isOpen = true;
      void closeWhenAnswered();
    },
    stop() {
      isStopped = true;
    },
  };
}
