import type { Post } from '@wallabee/contract/forums/forum';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the post that the address names, once it is there: it was not when the page was opened. */
export function useAskedPost(posts: readonly Post[]) {
  const { hash, key } = useLocation();
  const isThere = posts.some(({ id }) => hash === `#post-${id}`);
  // `key` is another for each asking: the same address asked for again is gone to again.
  useEffect(() => {
    if (!isThere) return;
    const post = document.getElementById(hash.slice(1));
    // Where the page came with its posts the browser has gone there already, and the reader perhaps on from there.
    if (key !== FIRST || !post?.matches(':target')) post?.scrollIntoView({ block: 'start' });
    post?.focus({ preventScroll: true });
  }, [isThere, hash, key]);
}

/** What the router calls the address that the site was opened with. */
const FIRST = 'default';
