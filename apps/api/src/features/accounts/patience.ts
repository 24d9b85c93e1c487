import type { Tallies } from '../../platform/limits/tallies.ts';

/**
 * Slows down whoever guesses at one name, from however many addresses and at whichever server processes, without locking
 * the name's owner out: after a few wrong passwords every further try at that name waits a little longer, the right one
 * too.
 */
export interface Patience {
  /**
   * Counts a try, before it is known whether it is right: of many made at once, the later ones wait for the earlier, too.
   * Answers how long this one waits, in milliseconds.
   */
  tried(name: string): Promise<number>;
  right(name: string): Promise<void>;
}

export function createPatience(tallies: Pick<Tallies, 'add' | 'forget'>): Patience {
  return {
    tried: async (name) => {
      const { count } = await tallies.add(loginAt(name), { lastsMs: FORGOTTEN_AFTER_MS, isRenewed: true });
      return waitAfter(count - 1);
    },
    right: (name) => tallies.forget(loginAt(name)),
  };
}

/** How long a try waits after so many wrong ones, in milliseconds. */
export function waitAfter(wrong: number): number {
  const beyond = wrong - FREE_TRIES;
  return beyond < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** beyond);
}

function loginAt(name: string) {
  return { kind: 'login', of: name };
}

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;
