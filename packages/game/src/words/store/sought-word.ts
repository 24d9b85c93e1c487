import { letterBits, mistakesBetween } from '../analysis/mistakes.ts';

interface Allowed {
  /** In the whole word. */
  whole: number;
  /** Where it may be the beginning of a longer word. */
  beginning: number;
}

/** A word that may have been mistyped. */
export class SoughtWord {
  readonly bits: number;
  readonly most: number;
  readonly shortest: number;
  private readonly typed: string;
  private readonly allowed: Allowed;

  constructor(typed: string, allowed: Allowed) {
    this.typed = typed;
    this.allowed = allowed;
    this.bits = letterBits(typed);
    this.most = Math.max(allowed.whole, allowed.beginning);
    this.shortest = typed.length - this.most;
  }

  /** Undefined where there are too many. */
  compare(word: string): { mistakes: number; isWhole: boolean } | undefined {
    const { whole, beginning } = this.allowed;
    const inWhole = whole > 0 ? mistakesBetween(this.typed, word, whole) : 1;
    if (inWhole <= whole) return { mistakes: inWhole, isWhole: true };
    if (beginning === 0 || word.length <= this.typed.length) return undefined;
    const inBeginning = mistakesBetween(this.typed, word, beginning, true);
    return inBeginning <= beginning ? { mistakes: inBeginning, isWhole: false } : undefined;
  }
}

/**
 * Rules out most words without comparing them: with each mistake one letter of what was typed can be missing from the
 * word.
 */
export function mayBeMistyped({ bits, most }: SoughtWord, bitsOfWord: number): boolean {
  let missing = bits & ~bitsOfWord;
  for (let mistakes = 0; mistakes < most; mistakes += 1) missing &= missing - 1;
  return missing === 0;
}
