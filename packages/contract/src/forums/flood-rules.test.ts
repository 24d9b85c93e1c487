import { expect, test } from 'vitest';
import { ALLOWANCES, FLOOD_MOST_POSTS, FLOOD_WINDOW_SECONDS, floodRefusal } from './flood-rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const longAgo = secondsAgo(400 * 24 * 3600);
const posts = (count: number, seconds: number, isThread = false) =>
  Array.from({ length: count }, () => ({ at: secondsAgo(seconds), isThread }));

test.each([
  { why: 'nothing written yet', recent: [], isThread: false, since: longAgo, wait: null },
  { why: 'the tenth of a minute', recent: posts(9, 10), isThread: false, since: longAgo, wait: null },
  { why: 'the eleventh of a minute', recent: posts(10, 10), isThread: false, since: longAgo, wait: 50 },
  { why: 'a minute later', recent: posts(10, 60), isThread: false, since: longAgo, wait: null },
  { why: 'after another machine’s clock', recent: posts(10, -5), isThread: false, since: longAgo, wait: 60 },
  {
    why: 'after the clock jumped back',
    recent: posts(10, -3600),
    isThread: false,
    since: longAgo,
    wait: null,
  },
  { why: 'a thread after six', recent: posts(6, 600, true), isThread: true, since: longAgo, wait: 3000 },
  {
    why: 'a reply after six threads',
    recent: posts(6, 600, true),
    isThread: false,
    since: longAgo,
    wait: null,
  },
  { why: 'a newcomer’s third', recent: posts(2, 10), isThread: false, since: secondsAgo(60), wait: null },
  { why: 'a newcomer’s fourth', recent: posts(3, 10), isThread: false, since: secondsAgo(60), wait: 50 },
  {
    why: 'a newcomer’s 21st of an hour',
    recent: posts(20, 100),
    isThread: false,
    since: secondsAgo(9e4),
    wait: 3500,
  },
  {
    why: 'after the first week',
    recent: posts(3, 10),
    isThread: false,
    since: secondsAgo(7 * 86_400),
    wait: null,
  },
])('$why: waits $wait', ({ recent, isThread, since, wait }) => {
  const flood = floodRefusal({ recent, isThread, memberSince: since, now });

  expect(flood?.retryAfterSeconds ?? null).toBe(wait);
});

test('the error says how long to wait', () => {
  const sentence = (seconds: number) =>
    floodRefusal({ recent: posts(3, 60 - seconds), isThread: false, memberSince: now, now })?.error;

  expect(sentence(1)).toBe('New players can post only so often. Try again in 1 second.');
  expect(sentence(45)).toBe('New players can post only so often. Try again in 45 seconds.');
  const hour = floodRefusal({ recent: posts(120, 1800), isThread: false, memberSince: longAgo, now });
  expect(hour?.error).toBe('You are posting very quickly. Try again in 30 minutes.');
});

test('the window covers every allowance', () => {
  const limits = Object.values(ALLOWANCES).flatMap(({ posts, threads }) => [...posts, ...threads]);

  expect(Math.max(...limits.map(({ seconds }) => seconds))).toBe(FLOOD_WINDOW_SECONDS);
  expect(Math.max(...limits.map(({ count }) => count))).toBe(FLOOD_MOST_POSTS);
});
