import type { Post } from '@wallabee/contract/forums/forum';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { positionAnchor, postAnchor } from '../forum-links.ts';

/** Scrolls to the post in the address once it has loaded. */
export function useLinkedPost(posts: readonly Post[]) {
  const { hash, key } = useLocation();
  const linked = posts.find(
    ({ id, position }) => hash === `#${postAnchor(id)}` || hash === `#${positionAnchor(position)}`,
  )?.id;
  // `key` changes with each navigation, so that a second click on the same link scrolls again.
  useEffect(() => {
    if (linked === undefined) return;
    const post = document.getElementById(postAnchor(linked));
    // The browser has scrolled by itself if the posts came with the document, and the reader may have scrolled on.
    if (key !== FIRST || !post?.matches(':target, :has(> :target)')) post?.scrollIntoView({ block: 'start' });
    post?.focus({ preventScroll: true });
  }, [linked, key]);
}

/** The router's key of the address that the document was loaded with. */
const FIRST = 'default';
