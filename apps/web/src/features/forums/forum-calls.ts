import type { listForums, readForum, readThread } from '@wallabee/contract/forums/forum';
import type {
  changeForumsRight,
  readModerationLog,
  removePost,
  reopenThread,
} from '@wallabee/contract/forums/moderation';
import type { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import type { Call } from '../../platform/api.ts';

export const forumCalls = {
  forums: { method: 'GET', path: '/forum' } satisfies Call<typeof listForums>,
  forum: { method: 'GET', path: '/forum/:forumId/:page' } satisfies Call<typeof readForum>,
  thread: { method: 'GET', path: '/forum/thread/:threadId/:page' } satisfies Call<typeof readThread>,
  add: { method: 'POST', path: '/forum/:forumId' } satisfies Call<typeof addThread>,
  reply: { method: 'POST', path: '/forum/thread/:threadId' } satisfies Call<typeof replyToThread>,
  close: { method: 'GET', path: '/forum/thread/:threadId/close' } satisfies Call<typeof closeThread>,
  reopen: { method: 'POST', path: '/forum/thread/:threadId/reopen' } satisfies Call<typeof reopenThread>,
  remove: { method: 'POST', path: '/forum/post/:postId/remove' } satisfies Call<typeof removePost>,
  right: { method: 'POST', path: '/forum/right/:playerId' } satisfies Call<typeof changeForumsRight>,
  log: { method: 'GET', path: '/forum/moderation' } satisfies Call<typeof readModerationLog>,
} as const;
