import { mainWords } from './analysis/small-words.ts';
import { wordsOf } from './analysis/split-words.ts';
import { type Mark, marksIn } from './marks.ts';

export interface Excerpt {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The sentence of a text that most of the words match, shortened around them. */
export function excerptFor(text: string, query: string): Excerpt {
  const words = mainWords(wordsOf(query));
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  let best = { sentence: sentences[0] ?? '', count: 0 };
  for (const sentence of sentences) {
    const count = marksIn(sentence, words).length;
    if (count > best.count) best = { sentence, count };
  }
  const shown = shortened(best.sentence.replaceAll(/\s+/g, ' ').trim(), words);
  return { text: shown, marks: marksIn(shown, words) };
}

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;

function shortened(sentence: string, words: readonly string[]): string {
  if (sentence.length <= LONGEST) return sentence;
  const first = marksIn(sentence, words)[0]?.from ?? 0;
  const start = first < LONGEST - ROOM ? 0 : sentence.indexOf(' ', first - ROOM) + 1;
  const cut = sentence.slice(start, start + LONGEST);
  const end = start + LONGEST < sentence.length ? Math.max(cut.lastIndexOf(' '), ROOM) : cut.length;
  return `${start > 0 ? '…' : ''}${cut.slice(0, end).trimEnd()}${end < cut.length ? '…' : ''}`;
}

const LONGEST = 160;
/** Before the first match of a long sentence. */
const ROOM = 40;
