import type { PostState, ThreadState } from '@wallabee/contract/forums/thread-state';

export interface BuzzChange {
  postId: number;
  isBuzzed: boolean;
  /** What the server counted; else the count follows from the change. */
  count?: number;
}

/** The state of a thread after the reader gave or took back a buzz. */
export function withBuzz(state: ThreadState, change: BuzzChange): ThreadState {
  return {
    ...state,
    posts: state.posts.map((post) => (post.id === change.postId ? changed(post, change) : post)),
  };
}

function changed(post: PostState, { isBuzzed, count }: BuzzChange): PostState {
  // The answer to an earlier press must not undo a later one.
  if (count !== undefined) return post.is_buzzed === isBuzzed ? { ...post, buzz_count: count } : post;
  if (post.is_buzzed === isBuzzed) return post;
  return { ...post, is_buzzed: isBuzzed, buzz_count: Math.max(0, post.buzz_count + (isBuzzed ? 1 : -1)) };
}

/** `Zoë Demofriend, Ada and 2 others`; null where there are no others. */
export function othersWhoBuzzed({ buzz_count, is_buzzed, buzzed_by }: PostState): string | null {
  const rest = buzz_count - (is_buzzed ? 1 : 0) - buzzed_by.length;
  const names = rest > 0 ? [...buzzed_by, rest === 1 ? '1 other' : `${rest} others`] : buzzed_by;
  if (names.length === 0) return null;
  return NAMES.format(names);
}

const NAMES = new Intl.ListFormat('en-GB', { type: 'conjunction' });
