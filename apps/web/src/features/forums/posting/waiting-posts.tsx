import { WaitingHere } from '../../../platform/outbox/waiting-here.tsx';
import { waitingQueues } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import styles from './waiting-posts.module.css';

/** Below the posts of a thread. */
export function WaitingReplies({ threadId, shownIds }: { threadId: number; shownIds: readonly number[] }) {
  return (
    <WaitingHere
      queue={waitingQueues.thread(threadId)}
      itemClass={styles.post}
      isShown={(answer) => shownIds.includes((answer as { post_id: number }).post_id)}
    >
      {({ shown }) => (
        <>
          <p className={styles.by}>{forumStrings.you}</p>
          <p className={styles.text}>{shown.text}</p>
        </>
      )}
    </WaitingHere>
  );
}

/** Above the list of a forum, and where threads are written. */
export function WaitingThreads({ forumId }: { forumId: number }) {
  return (
    <WaitingHere queue={waitingQueues.forum(forumId)} itemClass={styles.post}>
      {({ shown }) => (
        <>
          <p className={styles.by}>{shown.what}</p>
          <p className={styles.text}>{shown.text}</p>
        </>
      )}
    </WaitingHere>
  );
}
