/** Paragraphs of lines: blank lines divide paragraphs, single line breaks stay as they were written. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n'));
}
