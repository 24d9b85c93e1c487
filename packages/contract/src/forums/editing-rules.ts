import type { ForumRefusal, Member } from './forum-rules.ts';

export const EDIT_SECONDS = 30 * 60;

/** How often a player may edit. */
export const EDIT_ALLOWANCE = { count: 10, seconds: 60 } as const;

interface OwnedPost {
  author_id: number;
  created_at: Date;
  is_removed: boolean;
}

interface Around {
  post: OwnedPost;
  thread: { is_closed: boolean };
  member: Pick<Member, 'id' | 'has_forums_right'>;
}

export function withdrawRefusal({ post, thread, member }: Around): ForumRefusal | null {
  if (post.author_id !== member.id) return 'not_your_post';
  if (post.is_removed) return 'post_removed';
  if (thread.is_closed) return 'thread_closed';
  return member.has_forums_right ? null : 'no_forums_right';
}

export function editRefusal({ now, ...around }: Around & { now: Date }): ForumRefusal | null {
  return withdrawRefusal(around) ?? (now < editableUntil(around.post) ? null : 'too_late_to_edit');
}

export function editableUntil({ created_at }: Pick<OwnedPost, 'created_at'>): Date {
  return new Date(created_at.getTime() + EDIT_SECONDS * 1_000);
}

/** Browsers and layouts differ in spaces and line breaks. */
export function occursIn({ part, words }: { part: string; words: string }): boolean {
  return spaced(words).includes(spaced(part));
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
