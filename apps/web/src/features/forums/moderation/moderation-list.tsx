import type { ModerationEntry } from '@wallabee/contract/forums/moderation';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { threadHref } from '../forum-links.ts';
import { PostMoment } from '../posts/post-moment.tsx';
import { moderationStrings } from './moderation.strings.ts';
import styles from './moderation-list.module.css';

export function ModerationList({ entries }: { entries: readonly ModerationEntry[] }) {
  if (entries.length === 0) return <EmptyState heading={moderationStrings.noEntries} />;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p>
            <strong>{entry.moderator.name}</strong>{' '}
            {moderationStrings.actions[entry.action](entry.player.name)}
          </p>
          <ThreadLink entry={entry} />
          <p className={styles.meta}>
            <PostMoment at={entry.created_at} />
            <span>{entry.reason || moderationStrings.noReason}</span>
          </p>
          {entry.post && (
            <details className={styles.text}>
              <summary>{moderationStrings.removedText}</summary>
              <p>{entry.post.text}</p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function ThreadLink({ entry: { thread, post } }: { entry: ModerationEntry }) {
  if (!thread) return null;
  const address = { forumId: thread.forum_id, threadId: thread.id };
  const to = post ? threadHref({ ...address, threadPage: post.page, postId: post.id }) : threadHref(address);
  return <Link to={to}>{thread.title}</Link>;
}
