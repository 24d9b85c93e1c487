import { busy } from '../../platform/problems.ts';

export interface Turns {
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** So many at once, so many waiting; whoever comes after that is asked to try again. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn() {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw busy();
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running += 1;
  }

  return {
    async take(work) {
      await turn();
      try {
        return await work();
      } finally {
        running -= 1;
        queue.shift()?.();
      }
    },
  };
}
