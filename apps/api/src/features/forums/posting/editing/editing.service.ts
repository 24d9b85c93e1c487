import { toPostHtml } from '@wallabee/contract/forums/bbcode-html';
import type { DraftFormat, PostSource, PostVersions } from '@wallabee/contract/forums/editing';
import {
  EDIT_ALLOWANCE,
  EDIT_SECONDS,
  editRefusal,
  withdrawRefusal,
} from '@wallabee/contract/forums/editing-rules';
import { newcomerRefusal, waitAfter } from '@wallabee/contract/forums/flood-rules';
import { isModerator, type Member } from '@wallabee/contract/forums/forum-rules';
import type { PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../../platform/db/db.ts';
import { found, notFound, tooMany } from '../../../../platform/problems.ts';
import { sanitizePost } from '../../post-html.ts';
import { lockAuthor, lockThread } from '../../posting.queries.ts';
import { refuse } from '../../refuse.ts';
import { type ForumServices, pageOf, visibleThread } from '../../visible-thread.ts';
import { deleteDraft } from '../drafts/drafts.queries.ts';
import { publishPost } from '../publish-post.ts';
import { callingWordsOf, type StoredWords, type Typed, writtenPost } from '../written-post.ts';
import {
  type EditedPost,
  findOwnPost,
  insertVersion,
  listRecentEdits,
  listVersions,
  updatePostText,
  updateWithdrawn,
} from './editing.queries.ts';

export async function editPostFor(
  { db, catalogue, now: clock }: ForumServices,
  playerId: PlayerId,
  { postId, ...typed }: Typed & { postId: PostId },
) {
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const { member, thread, post } = await lockPost(trx, playerId, postId);
    refuse(editRefusal({ post, thread, member, now }));
    const words = writtenPost(typed, member);
    const ringingWords = [words, post, ...(await listVersions(trx, postId))].map(callingWordsOf).join('\n');
    refuse(newcomerRefusal({ text: typed.text, ringingWords, author: member, now }));
    await deleteDraft(trx, playerId, `post:${postId}`);
    if (isSame(words, post)) return;
    await refuseManyEdits(trx, playerId, now);

    // Two edits within a millisecond are two versions.
    const edited_at = new Date(Math.max(now.getTime(), (post.edited_at?.getTime() ?? 0) + 1));
    const { text, source, is_html } = post;
    await insertVersion(trx, { post_id: postId, replaced_at: edited_at, text, source, is_html });
    if (!(await updatePostText(trx, postId, { ...words, edited_at }))) refuse('post_removed');
    const { thread_id, quoted_post_id, position } = post;
    const place = { post_id: postId, thread_id, quoted_post_id, page: pageOf(position) };
    await publishPost(trx, catalogue, { ...words, ...place, author: playerId, before: post, now });
  });
}

/** The text stays for moderators. */
export async function withdrawPostFor({ db }: ForumServices, playerId: PlayerId, postId: PostId) {
  await db.transaction().execute(async (trx) => {
    const { member, thread, post } = await lockPost(trx, playerId, postId);
    if (post.is_withdrawn && post.author_id === playerId) return;
    refuse(withdrawRefusal({ post, thread, member }));
    if (!(await updateWithdrawn(trx, postId))) refuse('post_removed');
    await deleteDraft(trx, playerId, `post:${postId}`);
  });
}

export async function readVersions(db: Db, member: Member, postId: PostId): Promise<PostVersions> {
  const post = await visiblePost(db, member, postId);
  const mayRead = isModerator(member) || (post.author_id === member.id && !post.is_removed);
  if (!mayRead) throw notFound('post');
  const earlier = await listVersions(db, postId);
  const versions = [post, ...earlier].map(({ text, is_html }, place) => {
    const written_at = earlier[place]?.replaced_at ?? post.created_at;
    return { text: is_html ? sanitizePost(text) : text, is_html, written_at: written_at.toISOString() };
  });
  return { post_id: postId, versions };
}

export async function readSource(db: Db, member: Member, postId: PostId): Promise<PostSource> {
  const post = await visiblePost(db, member, postId);
  if (post.author_id !== member.id || post.is_removed) throw notFound('post');
  return { post_id: postId, text: post.source ?? post.text, format: formatOf(post) };
}

/** A plain text without tags is the same in BBCode, and its author may add some. */
function formatOf({ source, text, is_html }: StoredWords): DraftFormat {
  if (source !== null) return 'bbcode';
  if (is_html) return 'html';
  return toPostHtml(text).is_html ? 'plain' : 'bbcode';
}

async function visiblePost(db: Db, member: Member, postId: PostId): Promise<EditedPost> {
  const post = found(await findOwnPost(db, postId), 'post');
  await visibleThread(db, post.thread_id, member, 'post');
  return post;
}

/** The post is read again under the lock of its thread, which a merge may have changed. */
async function lockPost(trx: Db, playerId: PlayerId, postId: PostId) {
  const member = await lockAuthor(trx, playerId);
  const { thread_id } = await visiblePost(trx, member, postId);
  const thread = found(await lockThread(trx, thread_id), 'post');
  const post = found(await findOwnPost(trx, postId), 'post');
  return { member, thread, post };
}

function isSame(words: StoredWords, post: StoredWords): boolean {
  return words.text === post.text && words.is_html === post.is_html && words.source === post.source;
}

async function refuseManyEdits(db: Db, authorId: PlayerId, now: Date) {
  const since = new Date(now.getTime() - EDIT_ALLOWANCE.seconds * 1_000);
  const writtenSince = new Date(now.getTime() - EDIT_SECONDS * 1_000);
  const recent = await listRecentEdits(db, { authorId, since, writtenSince });
  const wait = waitAfter(EDIT_ALLOWANCE, recent, now);
  if (wait > 0) throw tooMany(`You are editing very quickly. Try again in ${wait} seconds.`, wait);
}
