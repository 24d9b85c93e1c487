export { excerptOf } from './authors.views.ts';
export { textOfPost } from './posting/post-html.ts';
export { reply, startThread } from './posting/posting.service.ts';
