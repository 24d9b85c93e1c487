import type { Attempt } from './attempt.ts';

const why = { rule: 'other', reason: 'All is well' };

/** Reports, orders over threads and appeals. */
export const FORUM_ORDER_ATTEMPTS: Record<string, Attempt[]> = {
  'POST /forum/post/{postId}/report': [
    {
      path: ({ ids }) => `/forum/post/${ids.reported}/report`,
      body: () => ({ rule: 'no_spam', words: 'Again' }),
      answers: { stranger: 200, staff: 200, owner: 403 },
    },
  ],
  'GET /forum/reports': [
    { path: () => '/forum/reports', answers: { stranger: 403, staff: 200, owner: 403 } },
  ],
  'POST /forum/post/{postId}/dismiss': [
    {
      path: ({ ids }) => `/forum/post/${ids.reported}/dismiss`,
      body: () => why,
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/thread/{threadId}/pin': [
    {
      path: ({ ids }) => `/forum/thread/${ids.thread}/pin`,
      body: () => ({ is_pinned: 'true', ...why }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/thread/{threadId}/slow': [
    {
      path: ({ ids }) => `/forum/thread/${ids.thread}/slow`,
      body: () => ({ seconds: '60', ...why }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/thread/{threadId}/move': [
    {
      path: ({ ids }) => `/forum/thread/${ids.thread}/move`,
      body: ({ ids }) => ({ forum_id: String(ids.hidden), ...why }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/thread/{threadId}/merge': [
    {
      path: ({ ids }) => `/forum/thread/${ids.thread}/merge`,
      body: ({ ids }) => ({ into_id: String(ids.other), ...why }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/moderation/{entryId}/undo': [
    {
      path: ({ ids }) => `/forum/moderation/${ids.act}/undo`,
      body: () => ({ reason: 'A mistake' }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'GET /me/moderation/{entryId}': [
    {
      path: ({ ids }) => `/me/moderation/${ids.act}`,
      answers: { stranger: 404, staff: 404, owner: 200 },
    },
  ],
  'POST /forum/moderation/{entryId}/appeal': [
    {
      path: ({ ids }) => `/forum/moderation/${ids.act}/appeal`,
      body: () => ({ words: 'It was a joke' }),
      answers: { stranger: 404, staff: 404, owner: 200 },
    },
  ],
  'GET /forum/appeals': [
    { path: () => '/forum/appeals', answers: { stranger: 403, staff: 200, owner: 403 } },
  ],
  'POST /forum/appeals/{appealId}/decide': [
    {
      path: ({ ids }) => `/forum/appeals/${ids.appeal}/decide`,
      body: () => ({ is_upheld: 'true', answer: 'It was' }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
};
