import type { ListedThreadState } from '@wallabee/contract/forums/reading';
import { Link } from '../../../ui/controls/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { placeHref, type ThreadAddress } from '../forum-links.ts';
import styles from './reading.module.css';
import { readingStrings } from './reading.strings.ts';

interface NewPostsProps {
  state: Pick<ListedThreadState, 'unread_posts' | 'first_unread'> | undefined;
  title: string;
  address: ThreadAddress;
}

/** Leads to the first unread post. */
export function NewPosts({ state, title, address }: NewPostsProps) {
  if (!state?.first_unread) return null;
  return (
    <Link className={styles.new} to={placeHref(address, state.first_unread)}>
      {readingStrings.newPostsOf(state.unread_posts)}
      <VisuallyHidden>{readingStrings.toFirstUnread(title)}</VisuallyHidden>
    </Link>
  );
}

export function NewThreadCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return <span className={styles.new}>{readingStrings.newThreads(count)}</span>;
}
