import type { TextEdit } from './text-edits.ts';

export interface Asked {
  kind: 'player' | 'item';
  /** What follows the @ or the bracket. */
  words: string;
  /** From the @ or the bracket to the caret. */
  from: number;
  to: number;
}

/** What the text before the caret asks to complete: @ or [ and two letters. */
export function askedAt(text: string, caret: number): Asked | null {
  const before = text.slice(Math.max(0, caret - LONGEST), caret);
  const player = PLAYER.exec(before);
  const found = player ?? ITEM.exec(before);
  const words = found?.[1] ?? '';
  if (!found || isTag(words)) return null;
  return { kind: player ? 'player' : 'item', words: words.trim(), from: caret - found[0].length, to: caret };
}

/** The longest name of an item, and its number. */
const LONGEST = 80;
const PLAYER = /(?<![\p{L}\p{N}_@./-])@([\p{L}\p{N}_-]{2,20})$/u;
const ITEM = /\[(?=[\p{L}\p{N}])([^[\]\n]{2,})$/u;

function isTag(words: string): boolean {
  return /^(url=.*|quote|url|list(=1?)?|code)$/i.test(words);
}

/** The words, and a space to go on after. */
export function completed(text: string, { from, to }: Asked, words: string): TextEdit {
  const isSpaced = /^\s/.test(text.slice(to));
  const put = isSpaced ? words : `${words} `;
  const caret = from + words.length + 1;
  return { from, to, text: put, select: { from: caret, to: caret } };
}

/** The address of an item on this site, as somebody pastes it. */
export interface ItemLink {
  typeId?: number;
  itemId?: number;
  number?: number;
}

export function itemLinkIn(pasted: string, origin: string): ItemLink | null {
  const address = pasted.trim();
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [, history] = /^\/tools\/item\/history\/(\d{1,15})\/?$/.exec(path) ?? [];
  if (history) return { itemId: Number(history) };
  const [, type, number] = /^\/tools\/item\/(\d{1,9})(?:\/num\/(\d{1,9}))?\/?$/.exec(path) ?? [];
  if (!type) return null;
  return { typeId: Number(type), ...(number && { number: Number(number) }) };
}
