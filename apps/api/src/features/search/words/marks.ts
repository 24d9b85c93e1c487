import { LIKENESS, type Likeness, likenessOf } from './analysis/likeness.ts';
import { spansOf, type WordSpan } from './analysis/split-words.ts';

export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** The parts of a text that the words match, in order and without overlaps. */
export function marksIn(text: string, words: readonly string[]): Mark[] {
  const spans = spansOf(text);
  return merged(words.flatMap((word) => marksOfWord(text, spans, word)));
}

/** A word that is there as it was typed is not looked for with mistakes. */
function marksOfWord(text: string, spans: readonly WordSpan[], typed: string): Mark[] {
  const likenesses = spans.map(({ word }) => likenessOf(typed, word));
  const isThere = likenesses.some((likeness) => likeness !== undefined && likeness < LIKENESS.mistyped);
  const marks = spans.flatMap((span, at) => {
    const likeness = likenesses[at];
    if (likeness === undefined || (isThere && likeness === LIKENESS.mistyped)) return [];
    return markOf(span, typed, likeness);
  });
  return marks.length > 0 ? marks : [...joinedMarks(spans, typed), ...insideMarks(text, typed)];
}

function markOf({ word, from, to }: WordSpan, typed: string, likeness: Likeness): Mark {
  const isAsWritten = word.length === to - from;
  return { from, to: likeness === LIKENESS.beginning && isAsWritten ? from + typed.length : to };
}

/** `joblot` matches `Job Lot`. */
function joinedMarks(spans: readonly WordSpan[], typed: string): Mark[] {
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    return next && span.word + next.word === typed ? { from: span.from, to: next.to } : [];
  });
}

/** `42` matches `snowybadger42`. */
function insideMarks(text: string, typed: string): Mark[] {
  const from = text.toLowerCase().indexOf(typed);
  return from < 0 ? [] : [{ from, to: from + typed.length }];
}

function merged(marks: Mark[]): Mark[] {
  const sorted = marks.sort((one, other) => one.from - other.from || other.to - one.to);
  const apart: Mark[] = [];
  for (const mark of sorted) {
    const last = apart.at(-1);
    if (last && mark.from < last.to)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, mark.to) };
    else apart.push(mark);
  }
  return apart;
}
