import type { Attempt } from './attempt.ts';

/** Ada's first post, in the first thread of the scene. */
const ADAS_POST = 1;

/** What a player does with their own posts and drafts. */
export const WRITING_ATTEMPTS: Record<string, Attempt[]> = {
  'POST /forum/post/{postId}/edit': [
    {
      why: 'another’s post, and an own one too late',
      path: () => `/forum/post/${ADAS_POST}/edit`,
      body: () => ({ text: 'Changed' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'POST /forum/post/{postId}/withdraw': [
    {
      path: () => `/forum/post/${ADAS_POST}/withdraw`,
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'GET /forum/post/{postId}/versions': [
    {
      path: () => `/forum/post/${ADAS_POST}/versions`,
      answers: { stranger: 404, staff: 200, owner: 200 },
    },
  ],
  'GET /forum/post/{postId}/source': [
    { path: () => `/forum/post/${ADAS_POST}/source`, answers: { stranger: 404, staff: 404, owner: 200 } },
  ],
  'PUT /me/forum/draft/{place}': [
    {
      path: ({ ids }) => `/me/forum/draft/thread:${ids.thread}`,
      body: () => ({ text: 'Not yet' }),
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'GET /me/forum/draft/{place}': [
    {
      path: ({ ids }) => `/me/forum/draft/thread:${ids.thread}`,
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'DELETE /me/forum/draft/{place}': [
    {
      path: ({ ids }) => `/me/forum/draft/thread:${ids.thread}`,
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'GET /me/forum/drafts': [
    { path: () => '/me/forum/drafts', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
};
