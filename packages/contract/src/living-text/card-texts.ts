/** An item that a text names: `[Yeti]` or `[Yeti #42]`. */
export interface CardText {
  /** What is between the brackets, as it was typed. */
  words: string;
  name: string;
  /** Null where the text names no number. */
  number: number | null;
}

/** A text has at most this many cards; names after them stay as typed. */
export const MOST_CARDS = 20;

/** The names in the passages of one text, each once, in their order. */
export function cardTextsIn(passages: readonly string[]): CardText[] {
  const found = new Map<string, CardText>();
  for (const passage of passages) {
    for (const [, words = ''] of passage.matchAll(BRACKETS)) {
      const text = readCardText(words);
      if (text) found.set(words, text);
      if (found.size === MOST_CARDS) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Undefined where no item can have such a name. */
export function readCardText(words: string): CardText | undefined {
  const [, name = '', digits] = NAMED.exec(words) ?? [];
  if (!/\p{L}/u.test(name)) return undefined;
  return { words, name, number: digits === undefined ? null : Number(digits.replaceAll(',', '')) };
}

export type TextPart<Card> = { text: string } | { text: string; card: Card };

/** The text in parts: those that name a card, and those between them. */
export function splitAtCards<Card>(text: string, cardOf: (words: string) => Card | undefined) {
  const parts: TextPart<Card>[] = [];
  let end = 0;
  for (const { 0: typed, 1: words = '', index } of text.matchAll(BRACKETS)) {
    const card = cardOf(words);
    if (card === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: typed, card });
    end = index + typed.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const BRACKETS = /\[([^[\]\n]{2,100})\]/g;
const NAMED = /^\s*(\S(?:.*?\S)??)(?:\s*#((?:[1-9]\d{0,8})|(?:[1-9]\d{0,2}(?:,\d{3}){1,2})))?\s*$/u;
