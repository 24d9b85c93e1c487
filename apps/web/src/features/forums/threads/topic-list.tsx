import type { ForumSummary } from '@wallabee/contract/forums/forum';
import type { ForumState } from '@wallabee/contract/forums/reading';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { hueAttribute } from '../../../ui/hue.ts';
import { forumHref, threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { PostMoment } from '../post-moment.tsx';
import { NewThreadCount } from '../reading/new-mark.tsx';
import styles from './topic-list.module.css';

interface TopicListProps {
  forums: readonly ForumSummary[];
  /** Undefined until it is known. */
  states: readonly ForumState[] | undefined;
}

export function TopicList({ forums, states }: TopicListProps) {
  const unread = new Map(states?.map(({ id, unread_threads }) => [id, unread_threads]));
  if (forums.length === 0) return <EmptyState heading={forumStrings.noForums} />;
  return (
    <ul className={styles.list}>
      {forums.map((forum, place) => (
        <li key={forum.id} className={styles.card} {...hueAttribute(forum.hue)}>
          <PlateArt
            art={artOf({ kind: 'forum', id: forum.id }, forum.image_key, 100)}
            size="thumb"
            pixels={56}
            isEager={place < FIRST_SCREEN}
          />
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link to={forumHref(forum.id)}>{forum.title}</Link>
            </h2>
            <p className={styles.subtitle}>{forum.subtitle}</p>
          </div>
          <p className={styles.meta}>
            <span className={styles.counts}>
              {forumStrings.threads(forum.thread_count)}
              <NewThreadCount count={unread.get(forum.id)} />
            </span>
            <Latest forum={forum} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const FIRST_SCREEN = 4;

function Latest({ forum: { id, latest } }: { forum: ForumSummary }) {
  if (!latest) return <span>{forumStrings.quiet}</span>;
  return (
    <span className={styles.latest}>
      {forumStrings.latestThread}{' '}
      <Link to={threadHref({ forumId: id, threadId: latest.thread_id })}>{latest.title}</Link>{' '}
      <PostMoment at={latest.created_at} />
    </span>
  );
}
