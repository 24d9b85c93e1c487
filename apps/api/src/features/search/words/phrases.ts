import type { Db } from '../../../platform/db/db.ts';
import { textOfPost } from '../../forums/forums.public.ts';
import { wordsOf } from './analysis/split-words.ts';
import type { Documents } from './documents/documents.ts';
import type { Hit } from './match/find-documents.ts';
import { listPostWords, ROWS_AT_ONCE } from './words.queries.ts';

/** Those of the hits in which the words follow each other. Posts are read, because the index has no order of words. */
export async function withPhrase(
  db: Db,
  index: Documents,
  hits: readonly Hit[],
  words: readonly string[],
): Promise<Hit[]> {
  const phrase = ` ${words.join(' ')} `;
  const postIds = hits.flatMap(({ part }) => index.partIdOf(part) ?? []).slice(-MOST_POSTS);
  const texts = await textsOf(db, postIds);
  return hits.filter(({ document, part }) => {
    const postId = index.partIdOf(part);
    const text = postId === null ? index.foldedNameOf(document) : (texts.get(postId) ?? '');
    return ` ${text} `.includes(phrase);
  });
}

/** The newest, of words so common that more posts have them. */
const MOST_POSTS = 10_000;

async function textsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    for (const { id, text, is_html } of await listPostWords(db, {
      ids: ids.slice(start, start + ROWS_AT_ONCE),
    }))
      texts.set(id, wordsOf(is_html ? textOfPost(text) : text).join(' '));
  }
  return texts;
}
