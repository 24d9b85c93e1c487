import { MOST_DRAFTS } from './post-limits.ts';

export type AccountType = 'staff' | 'beekeeper' | 'player';

/** `keepers` are the BeeKeepers and the staff. */
export type Audience = 'everyone' | 'keepers' | 'staff';

export interface Member {
  id: number;
  account_type: AccountType;
  has_forums_right: boolean;
}

export interface ForumAccess {
  visible_to: Audience;
  threads_by: Audience;
}

interface ThreadState {
  author_id: number;
  is_closed: boolean;
}

export const FORUM_REFUSALS = {
  no_forums_right: 'Your forums right has been taken away: you can read, but not write.',
  forum_not_open: 'Only some may start a thread in this forum.',
  thread_closed: 'This thread is closed.',
  not_your_thread: 'Only its author, a BeeKeeper or staff can close a thread.',
  html_not_allowed: 'Only staff and BeeKeepers can write HTML.',
  quote_elsewhere: 'Only a post of the same thread can be quoted.',
  quote_removed: 'The post you quote has been removed.',
  not_your_post: 'Only its author can edit or delete a post.',
  too_late_to_edit: 'A post can be edited for 30 minutes.',
  too_many_drafts: `You have ${MOST_DRAFTS} drafts. Post or discard one first.`,
  not_a_moderator: 'Only staff and BeeKeepers can do that.',
  outranked: 'You cannot do that to this player.',
  own_post: 'You cannot buzz your own post.',
  post_removed: 'This post has been removed.',
  own_mute: 'You cannot mute yourself.',
  too_many_mutes: 'You have muted as many as one can. Take one back first.',
  own_report: 'You cannot report your own post.',
  already_reported: 'You have reported this post. A moderator will look at it.',
  no_reports: 'No report of this post waits any more.',
  own_case: 'Another moderator has to decide this.',
  already_undone: 'This has been undone already.',
  not_undoable: 'This cannot be undone.',
  changed_since: 'This has changed since, so it cannot be undone any more.',
  same_forum: 'The thread is in this forum already.',
  same_thread: 'A thread cannot be merged into itself.',
  already_merged: 'This thread has been merged into another one.',
  too_many_posts: 'Threads with more than 1,000 posts cannot be merged.',
  not_appealable: 'There is nothing to appeal against.',
  already_appealed: 'You have appealed already.',
  appeal_too_late: 'An appeal is possible for 14 days.',
  already_decided: 'This appeal has been decided.',
  unmark_too_late: 'Marking as read can be undone for 5 minutes.',
  too_many_links: 'New players can put at most 2 links into a post.',
  too_many_mentions: 'New players can mention at most 3 players in a post.',
} as const;
export type ForumRefusal = keyof typeof FORUM_REFUSALS;

/** Of threads, and of players. */
export const MOST_MUTES = 500;

export function canSee(
  forum: Pick<ForumAccess, 'visible_to'>,
  member: Pick<Member, 'account_type'>,
): boolean {
  return belongsTo(forum.visible_to, member);
}

/** The audiences whose forums a member may see. */
export function audiencesOf(member: Pick<Member, 'account_type'>): Audience[] {
  return AUDIENCES.filter((audience) => belongsTo(audience, member));
}

export function threadRefusal(forum: ForumAccess, member: Member): ForumRefusal | null {
  if (!member.has_forums_right) return 'no_forums_right';
  return belongsTo(forum.threads_by, member) ? null : 'forum_not_open';
}

export function canAdd(forum: ForumAccess, member: Member): boolean {
  return canSee(forum, member) && threadRefusal(forum, member) === null;
}

export function replyRefusal(thread: ThreadState, member: Member): ForumRefusal | null {
  if (thread.is_closed) return 'thread_closed';
  return member.has_forums_right ? null : 'no_forums_right';
}

export function closeRefusal(thread: ThreadState, member: Member): ForumRefusal | null {
  if (!member.has_forums_right) return 'no_forums_right';
  return thread.author_id === member.id || isModerator(member) ? null : 'not_your_thread';
}

export function showsCloseButton({ can_close, is_closed }: { can_close: boolean; is_closed: boolean }) {
  return can_close && !is_closed;
}

export function moderationRefusal(member: Member): ForumRefusal | null {
  if (!isModerator(member)) return 'not_a_moderator';
  return member.has_forums_right ? null : 'no_forums_right';
}

/** BeeKeepers moderate each other's posts, but not the staff's. */
export function removalRefusal(moderator: Member, author: Pick<Member, 'account_type'>): ForumRefusal | null {
  return (
    moderationRefusal(moderator) ??
    (RANKS[moderator.account_type] >= RANKS[author.account_type] ? null : 'outranked')
  );
}

/** Nobody changes the forums right of an equal, nor their own. */
export function rightRefusal(
  moderator: Member,
  player: Pick<Member, 'id' | 'account_type'>,
): ForumRefusal | null {
  return (
    moderationRefusal(moderator) ??
    (RANKS[moderator.account_type] > RANKS[player.account_type] ? null : 'outranked')
  );
}

export function buzzRefusal(
  post: { author_id: number; is_removed: boolean },
  member: Pick<Member, 'id'>,
): ForumRefusal | null {
  if (post.author_id === member.id) return 'own_post';
  return post.is_removed ? 'post_removed' : null;
}

/** HTML is for announcements and guides. */
export function canWriteHtml(member: Pick<Member, 'account_type'>): boolean {
  return isModerator(member);
}

export function isModerator({ account_type }: Pick<Member, 'account_type'>): boolean {
  return account_type !== 'player';
}

export function rankOf(account_type: AccountType): number {
  return RANKS[account_type];
}

function belongsTo(audience: Audience, { account_type }: Pick<Member, 'account_type'>): boolean {
  return RANKS[account_type] >= LEAST_RANK[audience];
}

const AUDIENCES: readonly Audience[] = ['everyone', 'keepers', 'staff'];
const RANKS: Record<AccountType, number> = { player: 0, beekeeper: 1, staff: 2 };
const LEAST_RANK: Record<Audience, number> = { everyone: 0, keepers: 1, staff: 2 };
