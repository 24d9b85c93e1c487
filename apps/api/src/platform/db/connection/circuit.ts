import { setTimeout as sleep } from 'node:timers/promises';

/** Open while the database is known to be silent: what needs it then fails at once instead of waiting in line. */
export interface Circuit {
  isOpen(): boolean;
  /** From now on, until the probe is answered. */
  open(): void;
  stop(): void;
}

export function createCircuit(probe: () => Promise<void>, probeEveryMs = 1_000): Circuit {
  let isOpen = false;
  let isStopped = false;

  /** Asked at once: one statement may hang, or one connection be lost, while the database answers all others. */
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
