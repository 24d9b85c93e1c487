/** Feeds escape their titles once, twice or never, so tags and entities are removed repeatedly. */
export function toPlainText(written: string): string {
  const words = withoutTags(decodeEntities(withoutTags(decodeEntities(written.slice(0, MOST_WRITTEN)))));
  const line = words.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).trimEnd()}…` : line;
}

const MOST_WRITTEN = 4_000;
const LONGEST_LINE = 200;

/** Control characters, and characters that change the direction of writing. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** An unclosed tag is removed too, because the page around the title would close it. */
function withoutTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ');
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? entity;
    return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

const NAMED = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['hellip', '…'],
  ['ldquo', '“'],
  ['lsquo', '‘'],
  ['lt', '<'],
  ['mdash', '—'],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['quot', '"'],
  ['rdquo', '”'],
  ['rsquo', '’'],
]);

function character(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isOne ? String.fromCodePoint(code) : '';
}
