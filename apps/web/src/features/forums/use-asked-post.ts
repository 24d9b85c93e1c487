import type { Post } from '@wallabee/contract/forums/forum';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the post that the address names, once it is there: it was not when the page was opened. */
export function useAskedPost(posts: readonly Post[]) {
  const { hash, key } = useLocation();
  const isThere = posts.some(({ id }) => hash === `#post-${id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again is gone to again
  useEffect(() => {
    if (!isThere) return;
    const post = document.getElementById(hash.slice(1));
    post?.scrollIntoView({ block: 'start' });
    post?.focus({ preventScroll: true });
  }, [isThere, hash, key]);
}
