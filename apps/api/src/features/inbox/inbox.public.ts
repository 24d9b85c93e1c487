export { markRead, send } from './inbox.service.ts';
