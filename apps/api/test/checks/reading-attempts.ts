import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const STAFF_ONLY = { stranger: 404, staff: 200, owner: 404 };

/** What a player reads in the forums. */
export const READING_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /me/forum/thread/{threadId}/{page}': [
    { path: ({ ids }) => `/me/forum/thread/${ids.thread}/0`, answers: EVERYBODY },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/me/forum/thread/${ids.hiddenThread}/0`,
      answers: STAFF_ONLY,
    },
  ],
  'GET /me/forum': [{ path: () => '/me/forum', answers: EVERYBODY }],
  'GET /me/forum/{forumId}/{page}': [
    { path: ({ ids }) => `/me/forum/${ids.forum}/0`, answers: EVERYBODY },
    { why: 'a forum for staff', path: ({ ids }) => `/me/forum/${ids.hidden}/0`, answers: STAFF_ONLY },
  ],
  'GET /me/forum/threads': [{ path: () => '/me/forum/threads?view=latest', answers: EVERYBODY }],
  'GET /forum/thread/{threadId}/days': [
    { path: ({ ids }) => `/forum/thread/${ids.thread}/days`, answers: EVERYBODY },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/forum/thread/${ids.hiddenThread}/days`,
      answers: STAFF_ONLY,
    },
  ],
  'POST /me/forum/thread/{threadId}/read': [
    {
      path: ({ ids }) => `/me/forum/thread/${ids.thread}/read`,
      body: () => ({ posts: '1' }),
      answers: EVERYBODY,
    },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/me/forum/thread/${ids.hiddenThread}/read`,
      body: () => ({ posts: '1' }),
      answers: STAFF_ONLY,
    },
  ],
  'POST /me/forum/read': [{ path: () => '/me/forum/read', answers: EVERYBODY }],
  'POST /me/forum/unmark': [
    {
      path: () => '/me/forum/unmark',
      // Nothing was marked then.
      body: () => ({ marked_at: '2099-01-01T00:00:00.000Z' }),
      answers: EVERYBODY,
    },
  ],
  'POST /me/forum/{forumId}/read': [
    { path: ({ ids }) => `/me/forum/${ids.forum}/read`, answers: EVERYBODY },
    { why: 'a forum for staff', path: ({ ids }) => `/me/forum/${ids.hidden}/read`, answers: STAFF_ONLY },
  ],
};
