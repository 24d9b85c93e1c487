import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const STAFF_ALONE = { stranger: 404, staff: 200, owner: 404 };

/** What the texts of players name. */
export const CARD_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /forum/thread/{threadId}/{page}/cards': [
    { path: ({ ids }) => `/forum/thread/${ids.thread}/0/cards`, answers: EVERYBODY },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/forum/thread/${ids.hiddenThread}/0/cards`,
      answers: STAFF_ALONE,
    },
  ],
  'GET /forum/thread/{threadId}/items': [
    { path: ({ ids }) => `/forum/thread/${ids.thread}/items`, answers: EVERYBODY },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/forum/thread/${ids.hiddenThread}/items`,
      answers: STAFF_ALONE,
    },
  ],
  'GET /inbox/cards/{userId}': [{ path: ({ bo }) => `/inbox/cards/${bo.id}`, answers: EVERYBODY }],
};
