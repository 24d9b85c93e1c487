export { unreadOf } from './notifications.service.ts';
