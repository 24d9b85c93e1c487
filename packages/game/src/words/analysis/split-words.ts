import { foldText } from '@wallabee/contract/protocol/fold-text';

export interface WordSpan {
  /** Without accents, apostrophes and capitals. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Every word of a text and where it stands, in UTF-16 units. */
export function spansOf(text: string): WordSpan[] {
  return Array.from(text.matchAll(wordIn(text)), ({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    written,
  })).flatMap(({ written, from, to }) => foldedWords(written).map((word) => ({ word, from, to })));
}

export function wordsOf(text: string): string[] {
  return (text.match(wordIn(text)) ?? []).flatMap(foldedWords);
}

/** The pattern for every script takes several times as long. */
function wordIn(text: string): RegExp {
  return ASCII.test(text) ? ASCII_WORD : WORD;
}

const ASCII = /^[\n -~]*$/;
const ASCII_WORD = /[a-z0-9](?:[a-z0-9]|'(?=[a-z])|,(?=[0-9]{3}(?![0-9])))*/gi;

/** Scripts without spaces between words are split into their characters. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const WORD = new RegExp(
  `[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200f\\u2060]|['’‘ʼʻ](?=\\p{L})|,(?=[0-9]{3}(?![0-9])))*`,
  'gu',
);

/** Folding can split a character: `½` becomes `1⁄2`. */
function foldedWords(written: string): string[] {
  if (PLAIN.test(written)) return [written.toLowerCase()];
  const folded = foldText(written).replaceAll(',', '').replace(/s's$/, 's');
  const [, elided] = ELISION.exec(folded) ?? [];
  const words = folded.replaceAll("'", '').split(NO_WORD);
  return [...words, elided ?? ''].filter((word) => word !== '');
}

const PLAIN = /^[A-Za-z0-9]+$/;
const NO_WORD = /[^\p{L}\p{N}\p{M}]+/u;
/** `Musée d'Orsay` is also found by `orsay`. */
const ELISION = /^(?:qu|\p{L})'(\p{L}{3,})$/u;

/** `brassLingon78` is also found by `lingon` and by `78`. */
export function partsOf(name: string): string[] {
  return wordsOf(name.replace(PART_ENDS, '$& ').replaceAll('_', ' '));
}

const PART_ENDS = /\p{Ll}(?=\p{Lu})|\p{L}(?=\p{N})|\p{N}(?=\p{L})/gu;
