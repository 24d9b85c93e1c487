import type { TermKind } from '@wallabee/contract/search/term-kinds';

export interface TextSpan {
  from: number;
  to: number;
}

export interface PaintedTerm extends TextSpan {
  kind: TermKind;
}

export interface PaintedRun {
  from: number;
  text: string;
  /** Null for what stands between terms. */
  kind: TermKind | null;
  isWrong: boolean;
}

/** A text in pieces of one colour each. A mistake covers the terms that it touches. */
export function paintedRuns(
  text: string,
  terms: readonly PaintedTerm[],
  mistakes: readonly TextSpan[] = [],
): PaintedRun[] {
  const wrong = mistakes.map((span) => ({ ...span, kind: null, isWrong: true }));
  const right = terms
    .filter((term) => !mistakes.some((span) => span.from < term.to && term.from < span.to))
    .map((term) => ({ ...term, isWrong: false }));
  const runs: PaintedRun[] = [];
  let done = 0;
  for (const { from, to, kind, isWrong } of [...wrong, ...right].toSorted((a, b) => a.from - b.from)) {
    if (from < done || from >= to || to > text.length) continue;
    if (from > done) runs.push(between(text, done, from));
    runs.push({ from, text: text.slice(from, to), kind, isWrong });
    done = to;
  }
  if (done < text.length) runs.push(between(text, done, text.length));
  return runs;
}

function between(text: string, from: number, to: number): PaintedRun {
  return { from, text: text.slice(from, to), kind: null, isWrong: false };
}

/** The minus, field and operator of a term, which are written in its colour. */
export function headOf(term: string): string {
  return HEAD.exec(term)?.[0] ?? '';
}

const HEAD = /^-?(?:\p{L}[\p{L}_-]*(?:!=|<=|>=|[:=<>])|#)|^-/u;
