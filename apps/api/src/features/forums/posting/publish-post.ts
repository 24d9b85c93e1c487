import { passagesOf } from '@wallabee/contract/forums/post-passages';
import type { PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { recordCards } from '../../living-text/living-text.public.ts';
import { ringMentioned, ringReaders } from './ring-readers.ts';
import { callingWordsOf, type StoredWords } from './written-post.ts';

interface SavedPost extends StoredWords {
  post_id: PostId;
  thread_id: ThreadId;
  quoted_post_id: PostId | null;
  author: PlayerId;
  page: number;
  /** What an edited post said before. */
  before?: StoredWords;
  now: Date;
}

/** Everything that follows from the text of a post, new or edited. */
export async function publishPost(trx: Db, catalogue: CatalogueHolder, post: SavedPost) {
  const { post_id, thread_id, quoted_post_id: quoted, author, page, before, now } = post;
  const written = { post_id, thread_id, page, author, quoted, words: callingWordsOf(post), now };
  if (before) await ringMentioned(trx, { ...written, wordsBefore: callingWordsOf(before) });
  else await ringReaders(trx, written);
  const text = { kind: 'post', id: post_id, passages: passagesOf(post), authorId: author } as const;
  await recordCards(trx, catalogue, { ...text, isEdit: before !== undefined });
}
