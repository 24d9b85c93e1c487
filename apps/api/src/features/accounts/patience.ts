/**
 * Slows down whoever guesses at one name, from however many addresses, without locking the name's owner out: after a
 * few wrong passwords every further try at that name waits a little longer, the right one too.
 */
export interface Patience {
  /** How long the next try at this name waits, in milliseconds. */
  waitFor(name: string): number;
  wrong(name: string): void;
  right(name: string): void;
}

export function createPatience({ now }: { now: () => Date }): Patience {
  const tries = new Map<string, { count: number; last: number }>();

  function recent(name: string) {
    const known = tries.get(name);
    if (known && now().getTime() - known.last < FORGOTTEN_AFTER_MS) return known;
    tries.delete(name);
    return undefined;
  }

  return {
    waitFor: (name) => {
      const beyond = (recent(name)?.count ?? 0) - FREE_TRIES;
      return beyond < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** beyond);
    },
    wrong: (name) => {
      // Oldest first: a flood of invented names pushes out the ones nobody has tried lately.
      if (tries.size >= MOST_NAMES) tries.delete(tries.keys().next().value ?? '');
      const count = (recent(name)?.count ?? 0) + 1;
      tries.delete(name);
      tries.set(name, { count, last: now().getTime() });
    },
    right: (name) => void tries.delete(name),
  };
}

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;
const MOST_NAMES = 10_000;
