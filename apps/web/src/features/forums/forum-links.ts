import type { ThreadView } from '@wallabee/contract/forums/thread-views';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export const FORUMS = '/forums';
export const FORUM_SEARCH = '/forums/search';
export const MODERATION_LOG = '/forums/moderation';
export const MODERATION_QUEUE = '/forums/moderation/queue';
export const MODERATION_APPEALS = '/forums/moderation/appeals';
export const LEDGER = '/forums/ledger';

export function forumHref(forumId: number, page = 0): SiteAddress {
  return `/forums/${forumId}/${page}`;
}

export interface ThreadAddress {
  forumId: number;
  /** The page of the forum that the back link leads to. */
  page?: number;
  threadId: number;
  threadPage?: number;
  postId?: number;
  /** The place of the post in the thread, where its id is not known. */
  position?: number;
}

export function threadHref({
  forumId,
  page = 0,
  threadId,
  threadPage = 0,
  postId,
  position,
}: ThreadAddress): SiteAddress {
  return `/forums/${forumId}/${page}/${threadId}/${threadPage}${anchorOf({ postId, position })}`;
}

export function placeHref(address: ThreadAddress, { page, post_id }: { page: number; post_id: number }) {
  return threadHref({ ...address, threadPage: page, postId: post_id });
}

function anchorOf({ postId, position }: { postId: number | undefined; position: number | undefined }) {
  if (postId !== undefined) return `#${postAnchor(postId)}` as const;
  return position === undefined ? '' : (`#${positionAnchor(position)}` as const);
}

/** Of what waits in the outbox. */
export const waitingQueues = {
  thread: (threadId: number) => `thread:${threadId}`,
  forum: (forumId: number) => `forum:${forumId}`,
};

export function viewHref(view: ThreadView, page = 0): SiteAddress {
  return page === 0 ? `/forums/${view}` : `/forums/${view}?page=${page}`;
}

export function postAnchor(postId: number): string {
  return `post-${postId}`;
}

export function positionAnchor(position: number): string {
  return `at-${position}`;
}

export function editAnchor(postId: number): string {
  return `edit-${postId}`;
}

/** Of the form below the posts. */
export const REPLY_ANCHOR = 'reply';

export function addThreadHref(forumId: number): SiteAddress {
  return `/addthread/${forumId}`;
}

/** `player` is an id, or a username after an @. */
export function memberHref(player: number | `@${string}`): SiteAddress {
  return `/tools/profile/${player}/bio`;
}

export function numberInAddress(part: string | undefined): number | null {
  if (part === undefined) return 0;
  return /^\d{1,9}$/.test(part) ? Number(part) : null;
}
