export { markRead, send } from './inbox.service.ts';
export { listUnread } from './unread.ts';
