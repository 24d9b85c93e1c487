/** Older posts count as read, so that a player who returns does not find thousands of unread threads. */
export const UNREAD_DAYS = 30;

/** More unread threads of one forum are not counted. */
export const COUNTED_THREADS = 100;

export interface Reading {
  member_since: Date;
  /** Until when everything in the forum counts as read. */
  marked_at: Date | null;
  /** Null where the player has never read in the thread. */
  read_posts: number | null;
  is_muted: boolean;
}

/** The place of the first unread post; the number of posts where all are read. */
export function firstUnread(posts: readonly { created_at: Date }[], reading: Reading, now: Date): number {
  const { read_posts } = reading;
  const since = latestOf([reading.marked_at, reading.member_since, oldestUnread(now)]);
  // After a merge the posts are not in the order of their times.
  if (reading.is_muted || placeAfter(posts, since) === posts.length) return posts.length;
  // A player who has read in the thread goes on there, however long ago that was.
  const from = read_posts === null ? since : reading.marked_at;
  const byTime = from ? placeAfter(posts, from) : 0;
  return Math.min(Math.max(read_posts ?? 0, byTime), posts.length);
}

export function oldestUnread(now: Date): Date {
  return new Date(now.getTime() - UNREAD_DAYS * DAY_MS);
}

const DAY_MS = 24 * 60 * 60_000;

function placeAfter(posts: readonly { created_at: Date }[], time: Date): number {
  const place = posts.findIndex((post) => isAfter(post, time));
  return place === -1 ? posts.length : place;
}

function isAfter({ created_at }: { created_at: Date }, time: Date): boolean {
  return created_at.getTime() > time.getTime();
}

function latestOf(times: readonly (Date | null)[]): Date {
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}
