/** What is wrong with a catalogue, and where: the file within the folder, and the line counted from 1. */
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

/** In the order in which somebody mends them: file by file, from the top. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
