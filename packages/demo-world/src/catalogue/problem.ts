/** `file` is relative to the catalogue's folder; `line` counts from 1. */
export interface Problem extends Place {
  sentence: string;
}

export interface Place {
  file: string;
  line: number;
}

export function problem({ file, line }: Place, sentence: string): Problem {
  return { file, line, sentence };
}

export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
