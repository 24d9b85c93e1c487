import type { OptionKind } from '@wallabee/contract/luck/luck-words';

export interface Pick {
  readonly draw: number;
  readonly of: OptionKind;
  /** How many options there were. */
  readonly size: number;
  /** The ids of the options, in order. Of the Mixerpool only the size is recorded. */
  readonly options: readonly number[];
  /** The position of the option that came. */
  readonly picked: number;
}

/** Returns a whole number from 0 up to but not including 2^32. */
export type LuckNumbers = (draw: number) => number;

/** Chooses for one action, and records what was chosen from what. */
export interface Luck {
  /** Returns a position. Nothing is computed or recorded where there is no choice. */
  choose(draw: number, from: { of: OptionKind; size: number; options: () => readonly number[] }): number;
  readonly picks: readonly Pick[];
}

export function createLuck(numbers: LuckNumbers): Luck {
  const picks: Pick[] = [];
  return {
    picks,
    choose(draw, { of, size, options }) {
      if (size < 2) return 0;
      const picked = pickedPosition(numbers(draw), size);
      picks.push({ draw, of, size, options: options(), picked });
      return picked;
    },
  };
}

/** Exact, because the product of a number and a size is far below 2^53. */
export function pickedPosition(number: number, size: number): number {
  return Math.floor((number * size) / TWO_TO_32);
}

/** For a rule that is tried to see whether it needs luck at all: the first option always comes. */
export function createTrialLuck(): Luck {
  return createLuck(() => 0);
}

/** From numbers between 0 and 1, one for each draw; 0 where there is none. */
export function luckOfFractions(fractions: readonly number[]): Luck {
  return createLuck((draw) => Math.floor((fractions[draw] ?? 0) * TWO_TO_32));
}

export const TWO_TO_32 = 4_294_967_296;
