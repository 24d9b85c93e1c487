import type { ForumSummary, RecentThread } from '@wallabee/contract/forums/forum';
import { expect, test } from 'vitest';
import { newestThreads } from './newest-threads.ts';

test('the newest threads of all forums come first, whatever their forum', () => {
  const forums = [aForum('Chat', ['2026-01-05', '2026-01-02']), aForum('Party Room', ['2026-01-04'])];

  const threads = newestThreads(forums, 2);

  expect(threads.map(({ title, forum }) => [forum.title, title])).toEqual([
    ['Chat', '2026-01-05'],
    ['Party Room', '2026-01-04'],
  ]);
});

test('empty forums have no new threads', () => {
  expect(newestThreads([aForum('Chat', [])], 6)).toEqual([]);
});

function aForum(title: string, days: string[]) {
  const recent = days.map((day) => ({ title: day, created_at: `${day}T12:00:00.000Z` }) as RecentThread);
  return { title, recent } as ForumSummary;
}
