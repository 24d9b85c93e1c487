export { textOfPost } from './posting/post-html.ts';
export { reply, startThread } from './posting/posting.service.ts';
