export type MessagePart = { text: string; href?: string };

/**
 * A message is plain text. What looks like an address on the web becomes a link; nothing else does, and nothing is ever
 * markup.
 */
export function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const found of text.matchAll(/https?:\/\/[^\s<>"'“”‘’]+/gi)) {
    const written = withoutEnding(found[0]);
    const href = addressOf(written);
    if (href === null) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: written, href });
    end = found.index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The full stop belongs to the sentence, and a bracket to whoever opened it. */
function withoutEnding(address: string): string {
  const trimmed = address.replace(/[.,;:!?…]+$/, '');
  if (!trimmed.endsWith(')')) return trimmed;
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  return closed > opened ? withoutEnding(trimmed.slice(0, -1)) : trimmed;
}

function addressOf(written: string): string | null {
  const address = URL.parse?.(written) ?? parseOrNull(written);
  // A name before the host is how one address is made to look like another.
  return address && address.username === '' && address.password === '' ? address.href : null;
}

function parseOrNull(written: string): URL | null {
  try {
    return new URL(written);
  } catch {
    return null;
  }
}
