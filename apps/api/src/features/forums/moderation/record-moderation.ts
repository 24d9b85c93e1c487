import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { type AccountType, type Audience, canSee } from '@wallabee/contract/forums/forum-rules';
import { isAdverse, type Moderation } from '@wallabee/contract/forums/moderation-acts';
import type { ModerationEntryId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { linkTo, plain, ringBell } from '../../bell/bell.public.ts';
import { findEntryThread, insertEntry, type NewEntry } from './entries.queries.ts';

/** Writes the decision down and notifies the player whom it is about, unless they made it themselves. */
export async function recordModeration(
  trx: Db,
  entry: NewEntry,
  { isSilent = false } = {},
): Promise<ModerationEntryId> {
  const id = await insertEntry(trx, entry);
  const sentence = sentenceOf(entry);
  if (isSilent || entry.player_id === entry.moderator_id || sentence === null) return id;
  const thread = await findSeenThread(trx, id);
  const place = thread ? urlOf(thread) : '/forums';
  const reason = entry.reason === '' ? '' : `: ${entry.reason}`;
  await ringBell(trx, [
    {
      playerId: entry.player_id as PlayerId,
      kind: 'moderation',
      event: entry.action,
      key: `moderation:${id}`,
      about: thread ? `thread:${thread.id}` : 'forums',
      at: entry.created_at,
      parts: [
        plain(sentence.before),
        linkTo(thread?.title ?? 'the forums', place),
        plain(`${sentence.after}${reason}`),
      ],
      url: isAdverse(entry.action) ? `/forums/acts/${id}` : place,
    },
  ]);
  return id;
}

/** A thread that the player may not see is not named. */
async function findSeenThread(trx: Db, id: ModerationEntryId) {
  const thread = await findEntryThread(trx, id);
  if (!thread) return undefined;
  const reader = { account_type: thread.account_type as AccountType };
  return canSee({ visible_to: thread.visible_to as Audience }, reader) ? thread : undefined;
}

function sentenceOf({ action, undoes_id }: NewEntry) {
  return action === 'merge_thread' && undoes_id !== undefined ? SPLIT_OFF : SENTENCES[action];
}

/** Null where the player is not notified: an author does not know of reports. */
const SENTENCES: Record<Moderation, { before: string; after: string } | null> = {
  remove_post: { before: 'A moderator removed your post in ', after: '' },
  close_thread: { before: 'A moderator closed your thread ', after: '' },
  reopen_thread: { before: 'A moderator opened your thread ', after: ' again' },
  take_right: { before: 'You can no longer write in ', after: '' },
  give_right: { before: 'You can write in ', after: ' again' },
  restore_post: { before: 'A moderator restored your post in ', after: '' },
  pin_thread: { before: 'A moderator pinned your thread ', after: '' },
  unpin_thread: { before: 'A moderator unpinned your thread ', after: '' },
  slow_thread: { before: 'A moderator changed the slow mode of your thread ', after: '' },
  move_thread: { before: 'A moderator moved your thread ', after: ' to another forum' },
  merge_thread: { before: 'A moderator merged your thread ', after: ' into another one' },
  dismiss_reports: null,
};
const SPLIT_OFF = { before: 'A moderator split your thread ', after: ' off again' };

interface Thread {
  id: number;
  forum_id: number;
  position: number | null;
  post_id: number | null;
}

function urlOf({ id, forum_id, position, post_id }: Thread): string {
  const page = Math.floor((position ?? 0) / POSTS_PER_PAGE);
  return `/forums/${forum_id}/0/${id}/${page}${post_id === null ? '' : `#post-${post_id}`}`;
}
