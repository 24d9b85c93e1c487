import type { Post } from '@wallabee/contract/forums/forum';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { editAnchor, positionAnchor, postAnchor } from '../forum-links.ts';
import { editPost } from '../posting/editing/edited-post.ts';

/** Scrolls to the post in the address once it has loaded, and opens its editor if the address asks for it. */
export function useLinkedPost(posts: readonly Post[]) {
  const { hash, key } = useLocation();
  const linked = posts.find(({ id, position }) =>
    [postAnchor(id), positionAnchor(position), editAnchor(id)].some((anchor) => hash === `#${anchor}`),
  )?.id;
  const isEdited = linked !== undefined && hash === `#${editAnchor(linked)}`;
  // `key` changes with each navigation, so that a second click on the same link scrolls again.
  useEffect(() => {
    if (linked === undefined) return;
    const post = document.getElementById(postAnchor(linked));
    // The browser has scrolled by itself if the posts came with the document, and the reader may have scrolled on.
    if (key !== FIRST || !post?.matches(':target, :has(> :target)')) post?.scrollIntoView({ block: 'start' });
    post?.focus({ preventScroll: true });
    if (isEdited) editPost(linked);
  }, [linked, isEdited, key]);
}

/** The router's key of the address that the document was loaded with. */
const FIRST = 'default';
