import { wordsOf } from './analysis/split-words.ts';
import type { Documents } from './documents/documents.ts';
import type { Hit } from './match/find-documents.ts';

export type PostsOf = (ids: readonly number[]) => Promise<readonly { id: number; text: string }[]>;

/** Those of the hits in which the words follow each other. Posts are read, because the index has no order of words. */
export async function withPhrase(
  index: Documents,
  hits: readonly Hit[],
  words: readonly string[],
  postsOf: PostsOf,
): Promise<Hit[]> {
  const phrase = ` ${words.join(' ')} `;
  const postIds = hits.flatMap(({ part }) => index.partIdOf(part) ?? []).slice(-MOST_POSTS);
  const posts = postIds.length > 0 ? await postsOf(postIds) : [];
  const texts = new Map(posts.map(({ id, text }) => [id, wordsOf(text).join(' ')]));
  return hits.filter(({ document, part }) => {
    const postId = index.partIdOf(part);
    const text = postId === null ? index.foldedNameOf(document) : (texts.get(postId) ?? '');
    return ` ${text} `.includes(phrase);
  });
}

/** Whether the words were typed in quotes. */
export function isQuoted(text: string): boolean {
  return /^["“„].+["”“]$/u.test(text.trim());
}

/** The newest, of words so common that more posts have them. */
const MOST_POSTS = 5_000;
