import { mostMistakes } from '../analysis/mistakes.ts';
import type { Searched } from '../store/searched.ts';
import { SoughtWord } from '../store/sought-word.ts';
import { documentOf, FIELDS, fieldOf, type Postings } from '../store/words.ts';

/** The names that have the most similar words, the best first. */
export function nearNames(index: Searched, words: readonly string[], most: number) {
  const scores = new Map<number, number>();
  const asked = [...new Set([...words, ...(words.length > 1 ? [words.join('')] : [])])].slice(0, MOST_WORDS);
  for (const word of asked) addScores(index, word, scores);
  return [...scores]
    .filter(([document]) => index.store.has(document) && index.wholeOf(document) === document)
    .map(([document, score]) => ({ document, score: score - index.foldedNameOf(document).length / 1_000 }))
    .sort((one, other) => other.score - one.score || one.document - other.document)
    .slice(0, most)
    .map(({ document }) => ({ id: index.idOf(document), name: index.nameOf(document) }));
}

const MOST_WORDS = 6;

/** A document counts once for each word, by its most similar word. */
function addScores(index: Searched, word: string, scores: Map<number, number>) {
  const best = new Map<number, number>();
  const allowed = Math.min(3, Math.max(mostMistakes(word.length), Math.floor(word.length * 0.4)));
  const raise = (postings: Postings, score: number) => {
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      const document = documentOf(posting);
      if (fieldOf(posting) === FIELDS.name && (best.get(document) ?? 0) < score) best.set(document, score);
    }
  };
  const sought = new SoughtWord(word, { whole: allowed, beginning: Math.min(1, allowed) });
  for (const part of index.store.parts()) {
    raise(part.exact(word) ?? [], 1);
    raise(part.beginningWith(word), BEGINNING);
    for (const { mistakes, isWhole, postings } of part.near(sought))
      raise(postings, (isWhole ? 1 : BEGINNING) - mistakes / (word.length + 1));
  }
  for (const [document, score] of best) scores.set(document, (scores.get(document) ?? 0) + score);
}

const BEGINNING = 0.8;
