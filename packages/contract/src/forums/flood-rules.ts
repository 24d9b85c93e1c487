import { type ForumRefusal, isModerator, type Member } from './forum-rules.ts';
import { mentionsIn } from './mentions.ts';

interface Allowance {
  posts: { count: number; seconds: number }[];
  threads: { count: number; seconds: number }[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const NEW_FOR_SECONDS = 7 * DAY;

export const ALLOWANCES = {
  newcomer: {
    posts: [
      { count: 3, seconds: MINUTE },
      { count: 20, seconds: HOUR },
    ],
    threads: [{ count: 2, seconds: HOUR }],
  },
  regular: {
    posts: [
      { count: 10, seconds: MINUTE },
      { count: 120, seconds: HOUR },
    ],
    threads: [{ count: 6, seconds: HOUR }],
  },
} as const satisfies Record<string, Allowance>;

/** The longest window and the largest count of any allowance. */
export const FLOOD_WINDOW_SECONDS = HOUR;
export const FLOOD_MOST_POSTS = 120;

export interface RecentPost {
  at: Date;
  isThread: boolean;
}

export interface Flood {
  retryAfterSeconds: number;
  error: string;
}

/**
 * The refusal for a player who writes too much, or null. `recent` are the player's own posts, in any order.
 */
export function floodRefusal({
  recent,
  isThread,
  memberSince,
  now,
}: {
  recent: readonly RecentPost[];
  isThread: boolean;
  memberSince: Date;
  now: Date;
}): Flood | null {
  const isNew = secondsBetween(memberSince, now) < NEW_FOR_SECONDS;
  const allowance: Allowance = isNew ? ALLOWANCES.newcomer : ALLOWANCES.regular;
  const waits = [
    ...allowance.posts.map((limit) => waitAfter(limit, recent, now)),
    ...(isThread
      ? allowance.threads.map((limit) =>
          waitAfter(
            limit,
            recent.filter((post) => post.isThread),
            now,
          ),
        )
      : []),
  ];
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds === 0) return null;
  const who = isNew ? 'New players can post only so often.' : 'You are posting very quickly.';
  return { retryAfterSeconds, error: `${who} Try again in ${inWords(retryAfterSeconds)}.` };
}

export const NEWCOMER_LINKS = 2;
export const NEWCOMER_MENTIONS = 3;

/** The refusal of a newcomer's text that advertises or rings for many, or null. Moderators are no newcomers. */
export function newcomerRefusal({
  text,
  ringingWords,
  author,
  now,
}: {
  text: string;
  /** The words whose mentions ring. */
  ringingWords: string;
  author: Pick<Member, 'account_type'> & { created_at: Date };
  now: Date;
}): ForumRefusal | null {
  if (isModerator(author) || secondsBetween(author.created_at, now) >= NEW_FOR_SECONDS) return null;
  if ([...text.matchAll(/https?:\/\/(?:www\.)?|\bwww\./gi)].length > NEWCOMER_LINKS) return 'too_many_links';
  return mentionsIn(ringingWords).length > NEWCOMER_MENTIONS ? 'too_many_mentions' : null;
}

/** The refusal of a player who wrote in a slow thread a moment ago, or null. */
export function slowRefusal({
  slowSeconds,
  lastPostAt,
  now,
}: {
  slowSeconds: number;
  lastPostAt: Date | null;
  now: Date;
}): Flood | null {
  const posts = lastPostAt ? [{ at: lastPostAt }] : [];
  const retryAfterSeconds = waitAfter({ count: 1, seconds: slowSeconds }, posts, now);
  if (retryAfterSeconds === 0) return null;
  const error = `This thread is in slow mode. You can write in it again in ${inWords(retryAfterSeconds)}.`;
  return { retryAfterSeconds, error };
}

/** How many seconds until there may be one more; 0 for none. */
export function waitAfter(
  { count, seconds }: { count: number; seconds: number },
  posts: readonly { at: Date }[],
  now: Date,
): number {
  const ages = posts
    .map(({ at }) => secondsBetween(at, now))
    .filter((age) => age < seconds && age > -CLOCK_DIFFERENCE_SECONDS);
  const deciding = ages.sort((a, b) => a - b)[count - 1];
  return deciding === undefined ? 0 : Math.max(1, Math.ceil(seconds - Math.max(0, deciding)));
}

/** A post further in the future than clocks differ was written before the clock was set back. */
const CLOCK_DIFFERENCE_SECONDS = 30;

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1_000;
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 2 * HOUR) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return `${Math.ceil(seconds / HOUR)} hours`;
}
