import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { buzzRefusal, canSee } from '@wallabee/contract/forums/forum-rules';
import type { PostId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { linkTo, nameOf, plain, ringBell } from '../../bell/bell.public.ts';
import { refuse } from '../refuse.ts';
import type { ForumServices } from '../visible-thread.ts';
import {
  type BuzzedPost,
  countBuzzes,
  deleteBuzz,
  findBuzzedPost,
  findBuzzReader,
  insertBuzz,
} from './buzz.queries.ts';

export async function buzz({ db, now: clock }: ForumServices, player: SignedInPlayer, postId: PostId) {
  return db.transaction().execute(async (trx) => {
    const post = await visiblePost(trx, player, postId);
    refuse(buzzRefusal(post, player));
    const now = clock();
    const isNew = await insertBuzz(trx, { post_id: postId, player_id: player.id, created_at: now });
    if (isNew) await ringAuthor(trx, post, player, now);
    return countBuzzes(trx, postId);
  });
}

export async function takeBuzzBack({ db }: ForumServices, player: SignedInPlayer, postId: PostId) {
  await visiblePost(db, player, postId);
  await deleteBuzz(db, { post_id: postId, player_id: player.id });
  return countBuzzes(db, postId);
}

/** A post in a hidden forum is reported as missing. */
export async function visiblePost(db: Db, player: SignedInPlayer, postId: PostId): Promise<BuzzedPost> {
  const post = await findBuzzedPost(db, postId);
  if (!post || !canSee(post, player)) throw notFound('post');
  return post;
}

/** The key makes a buzz that was taken back and given again ring once. */
async function ringAuthor(trx: Db, post: BuzzedPost, { id: playerId }: SignedInPlayer, now: Date) {
  const reader = await findBuzzReader(trx, post, playerId);
  if (!reader || !canSee(post, reader)) return;
  const page = Math.floor(post.position / POSTS_PER_PAGE);
  const url = `/forums/${post.forum_id}/0/${post.thread_id}/${page}#post-${post.id}`;
  const thread = linkTo(post.title, url);
  await ringBell(trx, [
    {
      playerId: post.author_id,
      kind: 'buzzes',
      event: 'buzzed',
      key: `buzz:${post.id}:${playerId}`,
      about: `post:${post.id}`,
      at: now,
      parts: [nameOf(reader.name), plain(' buzzed your post in '), thread],
      together: [plain('{count} buzzes on your post in '), thread],
      url,
      picture: { of: 'player', id: playerId },
    },
  ]);
}
