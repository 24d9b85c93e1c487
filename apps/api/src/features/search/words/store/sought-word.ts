import { bitCount, letterBits, mistakesBetween } from '../analysis/mistakes.ts';

/** A word that may have been mistyped. */
export class SoughtWord {
  readonly typed: string;
  readonly most: number;
  readonly isBeginning: boolean;
  readonly bits: number;
  /** Words of other lengths have more mistakes. */
  readonly shortest: number;
  readonly longest: number;

  /** With `isBeginning` it may be the beginning of a longer word. */
  constructor(typed: string, most: number, isBeginning = false) {
    this.typed = typed;
    this.most = most;
    this.isBeginning = isBeginning;
    this.bits = letterBits(typed);
    this.shortest = typed.length - most;
    this.longest = isBeginning ? Number.POSITIVE_INFINITY : typed.length + most;
  }

  /** Rules out most words without comparing them: a mistake changes two letters at most. */
  mayHave(bits: number): boolean {
    return this.isBeginning
      ? bitCount(this.bits & ~bits) <= this.most
      : bitCount(this.bits ^ bits) <= 2 * this.most;
  }

  /** Undefined where there are too many. */
  mistakesIn(word: string): number | undefined {
    const mistakes = mistakesBetween(this.typed, word, this.most, this.isBeginning);
    return mistakes > this.most ? undefined : mistakes;
  }
}
