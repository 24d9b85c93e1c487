import type { Attempt } from './attempt.ts';

/** What a player does with their own posts and drafts. */
export const WRITING_ATTEMPTS: Record<string, Attempt[]> = {
  'POST /forum/post/{postId}/edit': [
    {
      path: ({ ids }) => `/forum/post/${ids.editable}/edit`,
      body: () => ({ text: 'Changed' }),
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'POST /forum/post/{postId}/withdraw': [
    {
      path: ({ ids }) => `/forum/post/${ids.withdrawable}/withdraw`,
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'GET /forum/post/{postId}/versions': [
    {
      path: ({ ids }) => `/forum/post/${ids.editable}/versions`,
      answers: { stranger: 404, staff: 200, owner: 200 },
    },
  ],
  'GET /forum/post/{postId}/source': [
    {
      path: ({ ids }) => `/forum/post/${ids.editable}/source`,
      answers: { stranger: 404, staff: 404, owner: 200 },
    },
  ],
  'PUT /me/forum-drafts/{place}': [
    {
      path: ({ ids }) => `/me/forum-drafts/thread:${ids.thread}`,
      json: () => ({ text: 'Not yet' }),
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'GET /me/forum-drafts/{place}': [
    {
      path: ({ ids }) => `/me/forum-drafts/thread:${ids.thread}`,
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'DELETE /me/forum-drafts/{place}': [
    {
      path: ({ ids }) => `/me/forum-drafts/thread:${ids.thread}`,
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'GET /me/forum-drafts': [
    { path: () => '/me/forum-drafts', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
};
