import type { ForumMember } from '@wallabee/contract/forums/forum-member';
import type { MutedPlayer, MutedThread } from '@wallabee/contract/forums/mutes';
import { ForumId, PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { toAuthor } from '../authors.views.ts';

type AuthorRow = Parameters<typeof toAuthor>[0] & { author_username: string };

export function toMember(row: AuthorRow): ForumMember {
  const { name, hue, image_key } = toAuthor(row);
  return { id: PlayerId.parse(row.author_id), username: row.author_username, name, hue, image_key };
}

export function toMutedPlayer(row: AuthorRow & { muted_at: Date }): MutedPlayer {
  return { ...toMember(row), muted_at: row.muted_at.toISOString() };
}

interface ThreadRow {
  id: number;
  forum_id: number;
  title: string;
  muted_at: Date;
}

export function toMutedThread({ id, forum_id, title, muted_at }: ThreadRow): MutedThread {
  return {
    id: ThreadId.parse(id),
    forum_id: ForumId.parse(forum_id),
    title,
    muted_at: muted_at.toISOString(),
  };
}
