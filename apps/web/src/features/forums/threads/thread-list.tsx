import type { ForumPage, ThreadSummary } from '@wallabee/contract/forums/forum';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { addThreadHref, forumHref, threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { AuthorTags } from '../posts/author-tags.tsx';
import { PostMoment } from '../posts/post-moment.tsx';
import styles from './thread-list.module.css';

export function ThreadList({ data, page }: { data: ForumPage; page: number }) {
  const { forum, posts, total_pages } = data;
  if (posts.length === 0) return <NoThreads data={data} page={page} />;
  return (
    <>
      <ul className={styles.list}>
        {posts.map((thread) => (
          <li key={thread.id} className={styles.thread}>
            <ThreadRow thread={thread} forumId={forum.id} page={page} />
          </li>
        ))}
      </ul>
      <div className={styles.pager}>
        <Pager
          current={page}
          total={total_pages}
          href={(to) => forumHref(forum.id, to)}
          label={forumStrings.forumPages}
        />
      </div>
    </>
  );
}

function ThreadRow({ thread, forumId, page }: { thread: ThreadSummary; forumId: number; page: number }) {
  const art = artOf({ kind: 'player', id: thread.user_id }, thread.image_key, 50);
  return (
    <>
      <Avatar src={art.src} hue={thread.hue} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={threadHref({ forumId, page, threadId: thread.id })}>{thread.title}</Link>
          {thread.closed && <Tag kind="closed">{forumStrings.closed}</Tag>}
        </h2>
        {thread.subtitle && <p className={styles.subtitle}>{thread.subtitle}</p>}
        <p className={styles.meta}>
          <span className={styles.author}>
            {forumStrings.startedBy} {thread.name} <AuthorTags {...thread} />
          </span>
        </p>
      </div>
      <p className={classNames(styles.meta, styles.activity)}>
        <span>{forumStrings.replies(thread.post_count)}</span>
        <span>
          {forumStrings.latestBy(thread.latest_name)} <PostMoment at={thread.latest_created_at} />
        </span>
      </p>
    </>
  );
}

function NoThreads({ data, page }: { data: ForumPage; page: number }) {
  const { forum, total_pages, can_add } = data;
  if (page > 0 && total_pages > 0) {
    return (
      <EmptyState
        heading={forumStrings.noSuchPage(page + 1)}
        action={<ButtonLink to={forumHref(forum.id, total_pages - 1)}>{forumStrings.toLastPage}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      heading={forumStrings.noThreads}
      text={can_add ? forumStrings.noThreadsText : undefined}
      action={can_add && <ButtonLink to={addThreadHref(forum.id)}>{forumStrings.addThread}</ButtonLink>}
    />
  );
}
