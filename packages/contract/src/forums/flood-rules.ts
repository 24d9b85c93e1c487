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
  return `${Math.ceil(seconds / MINUTE)} minutes`;
}
