import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { Moderation } from '@wallabee/contract/forums/moderation';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { linkTo, plain, ringBell } from '../../bell/bell.public.ts';
import { findEntryThread, insertEntry, type NewEntry } from './moderation.queries.ts';

/** Writes the decision down and notifies the player whom it is about, unless they made it themselves. */
export async function recordModeration(trx: Db, entry: NewEntry) {
  const id = await insertEntry(trx, entry);
  if (entry.player_id === entry.moderator_id) return;
  const thread = await findEntryThread(trx, id);
  const url = thread ? urlOf(thread) : '/forums';
  const { before, after } = SENTENCES[entry.action];
  const reason = entry.reason === '' ? '' : `: ${entry.reason}`;
  await ringBell(trx, [
    {
      playerId: entry.player_id as PlayerId,
      kind: 'moderation',
      event: entry.action,
      key: `moderation:${id}`,
      about: thread ? `thread:${thread.id}` : 'forums',
      at: entry.created_at,
      parts: [plain(before), linkTo(thread?.title ?? 'the forums', url), plain(`${after}${reason}`)],
      url,
    },
  ]);
}

const SENTENCES: Record<Moderation, { before: string; after: string }> = {
  remove_post: { before: 'A moderator removed your post in ', after: '' },
  close_thread: { before: 'A moderator closed your thread ', after: '' },
  reopen_thread: { before: 'A moderator opened your thread ', after: ' again' },
  take_right: { before: 'You can no longer write in ', after: '' },
  give_right: { before: 'You can write in ', after: ' again' },
};

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
