import type { Facts } from '@wallabee/simulated-players/texts/facts';

/** The sentences of a thread. */
export interface Said {
  /** Whether anybody wrote one of the sentences a short while before, or the author a long one with other facts. */
  repeats(text: string, by: By): boolean;
  add(text: string, by: By): void;
}

interface By {
  readonly author: string;
  readonly facts: Facts;
}

/** After so many posts a sentence may come again. */
const REMEMBERED_POSTS = 40;

export function createSaid(remembered = REMEMBERED_POSTS): Said {
  const lastSaid = new Map<string, number>();
  const shapesBy = new Map<string, Set<string>>();
  let posts = 0;
  const isRemembered = (sentence: string) =>
    posts - (lastSaid.get(sentence) ?? Number.NEGATIVE_INFINITY) < remembered;
  return {
    repeats: (text, { author, facts }) => {
      const own = shapesBy.get(author);
      return (
        sentencesOf(text).some(isRemembered) ||
        (own !== undefined && shapesOf(text, facts).some((shape) => own.has(shape)))
      );
    },
    add: (text, { author, facts }) => {
      posts += 1;
      for (const sentence of sentencesOf(text)) lastSaid.set(sentence, posts);
      const own = shapesBy.get(author) ?? new Set();
      shapesBy.set(author, own);
      for (const shape of shapesOf(text, facts)) own.add(shape);
    },
  };
}

/** Without the short ones, such as "Thanks, Robin!", which everybody writes. */
function sentencesOf(text: string, shortest = SHORTEST): string[] {
  return text
    .toLowerCase()
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/[\s.!?]+$/, ''))
    .filter((sentence) => sentence.length >= shortest);
}

const SHORTEST = 16;

/** Long sentences without the names and numbers in them. */
function shapesOf(text: string, facts: Facts): string[] {
  if (text.length < SHORTEST_SHAPE) return [];
  const names = Object.values(facts)
    .map(String)
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length);
  const bare = names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), ''), text.toLowerCase());
  return sentencesOf(bare, SHORTEST_SHAPE);
}

const SHORTEST_SHAPE = 40;
