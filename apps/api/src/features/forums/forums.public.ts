export { reply, startThread } from './posting/posting.service.ts';
