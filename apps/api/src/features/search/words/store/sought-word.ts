import { bitCount, letterBits, mistakesBetween } from '../analysis/mistakes.ts';

/** A word that may have been mistyped. */
export class SoughtWord {
  private readonly typed: string;
  private readonly most: number;
  private readonly isBeginning: boolean;
  private readonly bits: number;

  /** With `isBeginning` it may be the beginning of a longer word. */
  constructor(typed: string, most: number, isBeginning = false) {
    this.typed = typed;
    this.most = most;
    this.isBeginning = isBeginning;
    this.bits = letterBits(typed);
  }

  /** Undefined where there are too many. */
  mistakesIn(word: string, bits: number): number | undefined {
    if (!this.mayBe(word.length, bits)) return undefined;
    const mistakes = mistakesBetween(this.typed, word, this.most, this.isBeginning);
    return mistakes > this.most ? undefined : mistakes;
  }

  /** Rules out most words without comparing them: a mistake changes the length by one, and two letters at most. */
  private mayBe(length: number, bits: number): boolean {
    if (length < this.typed.length - this.most) return false;
    if (this.isBeginning) return bitCount(this.bits & ~bits) <= this.most;
    return length <= this.typed.length + this.most && bitCount(this.bits ^ bits) <= 2 * this.most;
  }
}
