import { type Mark, markedParts } from './word-marks.ts';

export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return markedParts(text, marks).map(({ at, text: part, isMarked }) =>
    isMarked ? <mark key={at}>{part}</mark> : part,
  );
}
