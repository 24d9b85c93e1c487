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
};
