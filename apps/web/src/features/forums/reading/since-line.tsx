import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { PostMoment } from '../post-moment.tsx';
import styles from './reading.module.css';
import { readingStrings } from './reading.strings.ts';

export function SinceLine({ visit }: { visit: ThreadState }) {
  const { last_visit_at: at, unread_posts } = visit;
  const heading = at === null ? readingStrings.newPosts : readingStrings.newSince;
  return (
    <div className={styles.since}>
      <hr aria-label={readingStrings.newSinceLabel(heading, unread_posts)} />
      <p>
        <b>{heading}</b>
        {at !== null && (
          <>
            {readingStrings.comma}
            <PostMoment at={at} />
          </>
        )}
      </p>
    </div>
  );
}

/** The line is above the first unread post, unless that is the first post of all. */
export function hasLineAbove(position: number, visit: ThreadState | undefined): boolean {
  return visit !== undefined && position > 0 && visit.unread_posts > 0 && position === visit.read_posts;
}

export function isUnread(position: number, visit: ThreadState | undefined): boolean {
  return visit !== undefined && visit.unread_posts > 0 && position >= visit.read_posts;
}
