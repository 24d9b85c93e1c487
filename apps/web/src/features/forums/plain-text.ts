/** A line of a plain post, cut into words and the addresses among them. */
export type Piece = { text: string; href?: string };

/** Paragraphs of lines of pieces: blank lines divide paragraphs, single ones stay as they were written. */
export function paragraphsOf(text: string): Piece[][][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(piecesOf))
    .filter((lines) => lines.some((pieces) => pieces.length > 0));
}

export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0]);
    if (!isAddress(address)) continue;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    pieces.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi;

/** What ends a sentence does not belong to the address in it, nor does a bracket that was opened before it. */
function withoutPunctuation(address: string): string {
  let trimmed = address;
  for (;;) {
    const last = trimmed.at(-1) ?? '';
    const isStray =
      '.,;:!?…*_~'.includes(last) ||
      (last === ')' && count(trimmed, ')') > count(trimmed, '(')) ||
      (last === ']' && count(trimmed, ']') > count(trimmed, '['));
    if (last === '' || !isStray) return trimmed;
    trimmed = trimmed.slice(0, -1);
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname !== '';
}
