import type { Moderation } from '@wallabee/contract/forums/moderation-acts';

export interface RemovalDetails {
  /** Whether everybody could see the post. */
  is_public: boolean;
}

/** What undoing the orders over threads needs. */
export interface SlowDetails {
  before: number;
  after: number;
}

interface ForumName {
  id: number;
  title: string;
}

export interface MoveDetails {
  from: ForumName;
  to: ForumName;
  /** Whether everybody can see both. */
  is_public: boolean;
}

export interface MergeDetails {
  into: number;
  title: string;
  is_public: boolean;
  /** The posts in their order. */
  posts: number[];
  notice_id: number;
  /** The alerts by which readers of the merged thread watch the other one. */
  watches: number[];
  was_closed: boolean;
  was_pinned: boolean;
}

/** What an order changed, for people. It names no hidden forum. */
export function noteOf({ action, details }: { action: Moderation; details: unknown }): string {
  if (action === 'slow_thread') return noteOfSlow(details as SlowDetails);
  if (action === 'move_thread') {
    const { from, to, is_public } = details as MoveDetails;
    return is_public ? `From ${from.title} to ${to.title}` : '';
  }
  if (action !== 'merge_thread') return '';
  const { title, posts, is_public } = details as MergeDetails;
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  return is_public ? `${count} and “${title}”` : count;
}

function noteOfSlow({ before, after }: SlowDetails): string {
  return `Wait between two posts: ${after} s, before ${before} s`;
}
