/** setTimeout fires at once for a longer delay. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export function startTimer(end: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
  return setTimeout(end, Math.min(milliseconds, MAX_TIMER_MS));
}

/** Rejects with the reason of the signal if it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = startTimer(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}
