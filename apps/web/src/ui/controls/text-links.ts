export type TextPart = { text: string; href?: string };

/** Only web addresses become links, and the text is never parsed as markup. */
export function textLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = withoutPunctuation(found);
    const href = addressOf(written);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'“”‘’`{}|\\^]+/gi;

/** Punctuation at the end of a sentence and unbalanced brackets are not part of the address. */
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

function addressOf(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const { username, password, href } = new URL(written);
  // A username before the host can make one address look like another.
  return username === '' && password === '' ? href : null;
}
