/** While the circuit is open, calls that need the database fail at once instead of waiting. */
export interface Circuit {
  isOpen(): boolean;
  open(): void;
  stop(): void;
}

/** Probes overlap, because a process short of processor time is answered late. */
export function createCircuit(probe: () => Promise<void>, probeEveryMs = 1_000): Circuit {
  let isOpen = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function ask() {
    probe().then(close, () => {});
  }

  function close() {
    isOpen = false;
    clearInterval(timer);
  }

  return {
    isOpen: () => isOpen,
    open() {
      if (isOpen || isStopped) return;
      isOpen = true;
      timer = setInterval(ask, probeEveryMs).unref();
      // At once, because one statement may hang while the database answers all others.
      ask();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
