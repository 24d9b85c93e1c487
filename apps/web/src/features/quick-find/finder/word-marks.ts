export interface Mark {
  from: number;
  to: number;
}

/** The beginnings of words that begin as a word of the query does, so that a reason shows what it is about. */
export function wordMarks(text: string, query: string): Mark[] {
  const wanted = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(0, ...wanted.filter((part) => begins(word, part)).map((part) => part.length));
    if (length > 0) marks.push({ from: index, to: index + length });
  }
  return marks;
}

/** A short word must be the whole one: `a` is in every sentence, `42` not in `4,242`. */
function begins(word: string, part: string): boolean {
  const lower = word.toLowerCase();
  return part.length < 3 ? lower === part && /\d/.test(part) : lower.startsWith(part);
}

export interface TextPart {
  at: number;
  text: string;
  isMarked: boolean;
}

/** Marks that overlap or lie outside the text are cut. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to), isMarked });
    end = Math.max(end, to);
  };
  for (const { from, to } of marks.toSorted((a, b) => a.from - b.from)) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return parts;
}
