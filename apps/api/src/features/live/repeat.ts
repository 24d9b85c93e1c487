/** Runs the step again and again, with a pause before each; `stop` waits for the one that runs. */
export function repeat(step: () => Promise<void>, pauseMs: () => number): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();

  function later() {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = step().finally(later);
    }, pauseMs());
    timer.unref();
  }

  later();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
