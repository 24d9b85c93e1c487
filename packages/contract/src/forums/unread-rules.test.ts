import { expect, test } from 'vitest';
import { firstUnread, type Reading } from './unread-rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
/** Posts of 60, 40, 20, 10 and 1 days ago. */
const POSTS = [60, 40, 20, 10, 1].map((days) => ({ created_at: daysAgo(days) }));
const NEWCOMER: Reading = { member_since: daysAgo(900), marked_at: null, read_posts: null, is_muted: false };

test.each<{ who: string; reading: Partial<Reading>; place: number }>([
  { who: 'who has never read begins 30 days ago', reading: {}, place: 2 },
  { who: 'who joined later begins there', reading: { member_since: daysAgo(15) }, place: 3 },
  { who: 'who marked the forum begins after it', reading: { marked_at: daysAgo(5) }, place: 4 },
  { who: 'who marked it just now has read all', reading: { marked_at: NOW }, place: 5 },
  { who: 'who has read one goes on with the second', reading: { read_posts: 1 }, place: 1 },
  { who: 'who has read all has nothing left', reading: { read_posts: 5 }, place: 5 },
  { who: 'who read posts that are gone has nothing left', reading: { read_posts: 9 }, place: 5 },
  {
    who: 'who read one and marked later begins there',
    reading: { read_posts: 1, marked_at: daysAgo(15) },
    place: 3,
  },
  {
    who: 'who read further than the mark goes on there',
    reading: { read_posts: 4, marked_at: daysAgo(15) },
    place: 4,
  },
  { who: 'who muted it has nothing unread', reading: { read_posts: 1, is_muted: true }, place: 5 },
])('a player $who [FX-01]', ({ reading, place }) => {
  expect(firstUnread(POSTS, { ...NEWCOMER, ...reading }, NOW)).toBe(place);
});

test('a post counts as read after 30 days, not sooner [FX-01]', () => {
  const posts = [30, 29.99].map((days) => ({ created_at: daysAgo(days) }));

  expect(firstUnread(posts, NEWCOMER, NOW)).toBe(1);
});

test('a thread without a post of the last 30 days has nothing unread [FX-01]', () => {
  const reading = { ...NEWCOMER, read_posts: 1 };

  expect(firstUnread(POSTS.slice(0, 2), reading, NOW)).toBe(2);
  expect(firstUnread([], reading, NOW)).toBe(0);
});
