/** One line of printable characters: controls, overrides of the direction and surplus spaces are removed. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

/** What a reader sees as one character. */
export function clustersOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** Lines may break between these pieces; a space stays with the word before it. */
export function breakable(text: string): string[] {
  return (text.match(/\S+\s*/g) ?? []).flatMap((word) =>
    UNSPACED.test(word) ? Array.from(WORDS.segment(word), ({ segment }) => segment) : word,
  );
}

export function codePointsOf(cluster: string): number[] {
  return Array.from(cluster, (character) => character.codePointAt(0) ?? 0).filter(
    (point) => !JOINERS.has(point),
  );
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ZERO_WIDTH_JOINER = 0x200d;
const JOINERS = new Set([ZERO_WIDTH_JOINER, 0xfe0e, 0xfe0f]);

/** Format characters except the joiners, which emoji and Indian scripts need. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
