import { expect, test } from 'vitest';
import {
  ALLOWANCES,
  FLOOD_MOST_POSTS,
  FLOOD_WINDOW_SECONDS,
  floodRefusal,
  newcomerRefusal,
  slowRefusal,
} from './flood-rules.ts';

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

const joined = new Date('2026-06-01T12:00:00Z');
const after = (days: number) => new Date(joined.getTime() + days * 86_400_000);

test.each([
  { why: 'two links', text: 'https://www.a.example and www.b.example', days: 1, refusal: null },
  {
    why: 'three links',
    text: 'http://a.example www.b.example https://c.example',
    days: 1,
    refusal: 'too_many_links',
  },
  {
    why: 'three links after a week',
    text: 'www.a.example www.b.example www.c.example',
    days: 7,
    refusal: null,
  },
  { why: 'three mentions', text: '@ada @bob @cleo', days: 1, refusal: null },
  { why: 'four mentions', text: '@ada @bob @cleo @dora', days: 1, refusal: 'too_many_mentions' },
  { why: 'four mentions after a week', text: '@ada @bob @cleo @dora', days: 7, refusal: null },
])('a player of $days days with $why is refused with $refusal [FX-06]', ({ text, days, refusal }) => {
  const author = { account_type: 'player', created_at: joined } as const;

  expect(newcomerRefusal({ text, ringingWords: text, author, now: after(days) })).toBe(refusal);
  expect(
    newcomerRefusal({
      text,
      ringingWords: text,
      author: { ...author, account_type: 'beekeeper' },
      now: after(days),
    }),
  ).toBe(null);
});

test.each([
  { slowSeconds: 0, ago: 0, wait: undefined },
  { slowSeconds: 60, ago: 59, wait: 1 },
  { slowSeconds: 60, ago: 60, wait: undefined },
  { slowSeconds: 86_400, ago: 10, wait: 86_390 },
])('in a thread of $slowSeconds s one waits $wait s after $ago s [FX-06]', ({ slowSeconds, ago, wait }) => {
  const lastPostAt = new Date(joined.getTime() - ago * 1_000);

  expect(slowRefusal({ slowSeconds, lastPostAt, now: joined })?.retryAfterSeconds).toBe(wait);
  expect(slowRefusal({ slowSeconds, lastPostAt: null, now: joined })).toBe(null);
});
