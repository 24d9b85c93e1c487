import { mistakesBetween, mostMistakes } from './analysis/mistakes.ts';
import { spansOf, type WordSpan } from './analysis/split-words.ts';
import { formOf } from './analysis/word-forms.ts';

export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** The parts of a text that the words match, in order and without overlaps. */
export function marksIn(text: string, words: readonly string[]): Mark[] {
  const spans = spansOf(text);
  return merged(words.flatMap((word) => marksOfWord(text, spans, word)));
}

/** A word that is there as it was typed is not looked for in other ways. */
function marksOfWord(text: string, spans: readonly WordSpan[], typed: string): Mark[] {
  for (const marksOf of [typedMarks, joinedMarks, mistypedMarks]) {
    const marks = marksOf(spans, typed);
    if (marks.length > 0) return marks;
  }
  return insideMarks(text, typed);
}

/** Of a word that begins like what was typed, only that. */
function typedMarks(spans: readonly WordSpan[], typed: string): Mark[] {
  const form = formOf(typed);
  return spans.flatMap(({ word, from, to }) => {
    if (word === typed || formOf(word) === form) return { from, to };
    if (!word.startsWith(typed)) return [];
    return { from, to: word.length === to - from ? from + typed.length : to };
  });
}

/** `joblot` matches `Job Lot`. */
function joinedMarks(spans: readonly WordSpan[], typed: string): Mark[] {
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    return next && span.word + next.word === typed ? { from: span.from, to: next.to } : [];
  });
}

function mistypedMarks(spans: readonly WordSpan[], typed: string): Mark[] {
  const most = mostMistakes(typed.length);
  if (most === 0) return [];
  const isMeant = ({ word }: WordSpan) => mistakesBetween(typed, word, most) <= most;
  return spans.filter(isMeant).map(({ from, to }) => ({ from, to }));
}

/** `42` matches `snowybadger42`. */
function insideMarks(text: string, typed: string): Mark[] {
  const from = text.toLowerCase().indexOf(typed);
  return from < 0 ? [] : [{ from, to: from + typed.length }];
}

function merged(marks: Mark[]): Mark[] {
  if (marks.length < 2) return marks;
  const apart: Mark[] = [];
  for (const mark of marks.sort((one, other) => one.from - other.from || other.to - one.to)) {
    const last = apart.at(-1);
    if (last && mark.from < last.to)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, mark.to) };
    else apart.push(mark);
  }
  return apart;
}
