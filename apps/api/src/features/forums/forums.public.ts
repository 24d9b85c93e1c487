export { authorColumns } from './forums.queries.ts';
export { textOfPost } from './post-html.ts';
export { reply, startThread } from './posting/posting.service.ts';
export { toMember } from './talking/talking.views.ts';
export { visibleForum } from './talking/visible-forum.ts';
