/** A delivery, and the device or webhook that it goes to. */
export interface Job {
  delivery: number;
  target: number;
}

interface PumpOptions {
  /** Takes deliveries that are due, none of them for a target that is busy. */
  claim: (asked: { most: number; busy: number[] }) => Promise<Job[]>;
  attempt: (job: Job) => Promise<void>;
  /** How many attempts run at once. */
  most: number;
  report: (failure: unknown) => void;
}

export interface Pump {
  /** Something may be due. */
  wake(): void;
  /** Waits for the attempts that run. */
  stop(): Promise<void>;
}

export function createPump({ claim, attempt, most, report }: PumpOptions): Pump {
  const running = new Map<Promise<void>, number>();
  let filling: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;

  async function fill() {
    isAsked = false;
    while (!isStopped && running.size < most) {
      const jobs = await claim({ most: most - running.size, busy: [...new Set(running.values())] });
      if (jobs.length === 0) return;
      jobs.forEach(start);
    }
  }

  function start(job: Job) {
    const run = attempt(job)
      .catch(report)
      .finally(() => {
        running.delete(run);
        wake();
      });
    running.set(run, job.target);
  }

  function wake() {
    isAsked = true;
    if (isStopped || filling) return;
    filling = fill()
      .catch(report)
      .finally(() => {
        filling = undefined;
        if (isAsked) wake();
      });
  }

  return {
    wake,
    stop: async () => {
      isStopped = true;
      await filling;
      await Promise.all(running.keys());
    },
  };
}
