import { ALERT_ATTEMPTS } from './alert-attempts.ts';
import { APP_ATTEMPTS } from './app-attempts.ts';
import type { Attempt } from './attempt.ts';
import { CARD_ATTEMPTS } from './card-attempts.ts';
import { FORUM_ORDER_ATTEMPTS } from './forum-order-attempts.ts';
import { OWN_ATTEMPTS } from './own-attempts.ts';
import { READING_ATTEMPTS } from './reading-attempts.ts';
import { SWAP_ATTEMPTS } from './swap-attempts.ts';
import { TALKING_ATTEMPTS } from './talking-attempts.ts';
import { WAY_ATTEMPTS } from './way-attempts.ts';
import { WRITING_ATTEMPTS } from './writing-attempts.ts';

/**
 * Every call that needs a token, as a caller without one, with another player's, with a staff member's and with the
 * own.
 */
export const ACCESS_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /forum/{forumId}/{page}': [
    { path: ({ ids }) => `/forum/${ids.forum}/0`, answers: { stranger: 200, staff: 200, owner: 200 } },
    {
      why: 'a forum for staff',
      path: ({ ids }) => `/forum/${ids.hidden}/0`,
      answers: { stranger: 404, staff: 200, owner: 404 },
    },
  ],
  'GET /forum/thread/{threadId}/{page}': [
    {
      path: ({ ids }) => `/forum/thread/${ids.thread}/0`,
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/forum/thread/${ids.hiddenThread}/0`,
      answers: { stranger: 404, staff: 200, owner: 404 },
    },
  ],
  'POST /forum/{forumId}': [
    {
      path: ({ ids }) => `/forum/${ids.forum}`,
      body: () => ({ title: 'Swap?', text: 'Mine for yours' }),
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
    {
      why: 'a forum for staff',
      path: ({ ids }) => `/forum/${ids.hidden}`,
      body: () => ({ title: 'Swap?', text: 'Mine for yours' }),
      answers: { stranger: 404, staff: 200, owner: 404 },
    },
  ],
  'POST /forum/thread/{threadId}': [
    {
      path: ({ ids }) => `/forum/thread/${ids.thread}`,
      body: () => ({ text: 'Me too' }),
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/forum/thread/${ids.hiddenThread}`,
      body: () => ({ text: 'Me too' }),
      answers: { stranger: 404, staff: 200, owner: 404 },
    },
    {
      why: 'a closed thread',
      path: ({ ids }) => `/forum/thread/${ids.closed}`,
      body: () => ({ text: 'Me too' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'GET /forum/thread/{threadId}/close': [
    {
      path: ({ ids }, who) => `/forum/thread/${who === 'owner' ? ids.other : ids.thread}/close`,
      answers: { stranger: 403, staff: 200, owner: 200 },
    },
    {
      why: 'a thread in a forum for staff',
      path: ({ ids }) => `/forum/thread/${ids.hiddenThread}/close`,
      answers: { stranger: 404, staff: 200, owner: 404 },
    },
  ],
  'POST /forum/thread/{threadId}/reopen': [
    {
      path: ({ ids }) => `/forum/thread/${ids.closed}/reopen`,
      body: () => ({ reason: 'All is well' }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/post/{postId}/remove': [
    {
      path: () => '/forum/post/1/remove',
      body: () => ({ reason: 'Rude' }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'POST /forum/right/{playerId}': [
    {
      path: ({ bo }) => `/forum/right/${bo.id}`,
      body: () => ({ has_forums_right: 'false', reason: 'Rude' }),
      answers: { stranger: 403, staff: 200, owner: 403 },
    },
  ],
  'GET /forum/moderation': [
    { path: () => '/forum/moderation', answers: { stranger: 403, staff: 200, owner: 403 } },
  ],
  'GET /users/gift/uniques': [
    { path: () => '/users/gift/uniques', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
  'POST /users/gift/uniques/send': [
    {
      path: () => '/users/gift/uniques/send',
      body: ({ ids, bo }) => ({ item_type_id: String(ids.unique), username: bo.username }),
      answers: { stranger: 409, staff: 409, owner: 200 },
    },
  ],
  'GET /users/{player}/chkbday': [
    { path: ({ ada }) => `/users/${ada.id}/chkbday`, answers: { stranger: 403, staff: 403, owner: 200 } },
  ],
  'POST /users/{player}/setbirthday': [
    {
      path: ({ ada }) => `/users/${ada.username}/setbirthday`,
      body: () => ({ month: '5', day: '6' }),
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'GET /users/{player}/redeem/{code}': [
    {
      path: ({ ada }) => `/users/${ada.id}/redeem/Honey-1`,
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'GET /inbox/conversations': [
    { path: () => '/inbox/conversations', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
  'GET /inbox/conversation/{userId}': [
    { path: ({ bo }) => `/inbox/conversation/${bo.id}`, answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
  'GET /inbox/conversation/read/{userId}': [
    {
      path: ({ bo }) => `/inbox/conversation/read/${bo.id}`,
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'POST /inbox/conversation/{userId}': [
    {
      path: ({ bo }) => `/inbox/conversation/${bo.id}`,
      body: () => ({ text: 'Hello' }),
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'GET /keys': [{ path: () => '/keys', answers: { stranger: 200, staff: 200, owner: 200 } }],
  'POST /keys': [
    {
      path: () => '/keys',
      body: () => ({ name: 'Mine' }),
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'GET /keys/{keyId}/use': [
    { path: ({ ids }) => `/keys/${ids.key}/use`, answers: { stranger: 404, staff: 404, owner: 200 } },
  ],
  'POST /keys/{keyId}/revoke': [
    { path: ({ ids }) => `/keys/${ids.key}/revoke`, answers: { stranger: 404, staff: 404, owner: 200 } },
  ],
  'GET /me/profile': [{ path: () => '/me/profile', answers: { stranger: 200, staff: 200, owner: 200 } }],
  'POST /me/profile': [
    {
      path: () => '/me/profile',
      body: () => ({ bio: 'Hello' }),
      answers: { stranger: 200, staff: 200, owner: 200 },
    },
  ],
  'POST /me/picture': [
    {
      why: 'a form in place of a file',
      path: () => '/me/picture',
      body: () => ({ picture: 'x' }),
      answers: { stranger: 415, staff: 415, owner: 415 },
    },
  ],
  'POST /me/picture/remove': [
    { path: () => '/me/picture/remove', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
  'GET /me/sessions': [{ path: () => '/me/sessions', answers: { stranger: 200, staff: 200, owner: 200 } }],
  'POST /me/sessions/{sessionId}/end': [
    {
      path: ({ ids }) => `/me/sessions/${ids.session}/end`,
      answers: { stranger: 404, staff: 404, owner: 200 },
    },
  ],
  'POST /me/sessions/end-others': [
    { path: () => '/me/sessions/end-others', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
  'GET /me/second-factor': [
    { path: () => '/me/second-factor', answers: { stranger: 200, staff: 200, owner: 200 } },
  ],
  'POST /me/second-factor': [
    {
      why: 'a wrong password',
      path: () => '/me/second-factor',
      body: () => ({ password: 'guess' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'POST /me/second-factor/confirm': [
    {
      why: 'nothing to confirm',
      path: () => '/me/second-factor/confirm',
      body: () => ({ code: '123456' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'POST /me/second-factor/recovery-codes': [
    {
      why: 'a wrong password',
      path: () => '/me/second-factor/recovery-codes',
      body: () => ({ password: 'guess', code: '123456' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'POST /me/second-factor/off': [
    {
      why: 'a wrong password',
      path: () => '/me/second-factor/off',
      body: () => ({ password: 'guess', code: '123456' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'POST /me/archive': [
    {
      why: 'a wrong password',
      path: () => '/me/archive',
      body: () => ({ password: 'guess' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  'POST /me/deletion': [
    {
      why: 'a wrong password',
      path: () => '/me/deletion',
      body: () => ({ password: 'guess', username: 'ada' }),
      answers: { stranger: 403, staff: 403, owner: 403 },
    },
  ],
  ...SWAP_ATTEMPTS,
  ...APP_ATTEMPTS,
  ...CARD_ATTEMPTS,
  ...OWN_ATTEMPTS,
  ...WRITING_ATTEMPTS,
  ...ALERT_ATTEMPTS,
  ...TALKING_ATTEMPTS,
  ...WAY_ATTEMPTS,
  ...FORUM_ORDER_ATTEMPTS,
  ...READING_ATTEMPTS,
  'POST /page-session': [{ path: () => '/page-session', answers: { stranger: 200, staff: 200, owner: 200 } }],
  'POST /logout': [{ path: () => '/logout', answers: { stranger: 200, staff: 200, owner: 200 } }],
};
