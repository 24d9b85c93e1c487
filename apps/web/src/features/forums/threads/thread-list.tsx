import type { ForumPage, ThreadSummary } from '@wallabee/contract/forums/forum';
import type { ForumPageState, ListedThreadState } from '@wallabee/contract/forums/reading';
import type { ReactNode } from 'react';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { addThreadHref, forumHref, type ThreadAddress, threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { PostMoment } from '../post-moment.tsx';
import { AuthorTags } from '../posts/author-tags.tsx';
import { NewPosts } from '../reading/new-mark.tsx';
import { readingStrings } from '../reading/reading.strings.ts';
import styles from './thread-list.module.css';

interface ThreadListProps {
  data: ForumPage;
  page: number;
  /** Undefined until it is known. */
  state: ForumPageState | undefined;
}

export function ThreadList({ data, page, state }: ThreadListProps) {
  const { forum, posts, total_pages } = data;
  if (posts.length === 0) return <NoThreads data={data} page={page} />;
  const states = new Map(state?.threads.map((thread) => [thread.thread_id, thread]));
  const pinned = state?.pinned ?? [];
  const others = posts.filter(({ id }) => !pinned.some((thread) => thread.id === id));
  return (
    <>
      <ThreadRows>
        {[...pinned, ...others].map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            state={states.get(thread.id)}
            address={{ forumId: forum.id, page, threadId: thread.id }}
          />
        ))}
      </ThreadRows>
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

export function ThreadRows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface ThreadRowProps {
  thread: ThreadSummary;
  state: Omit<ListedThreadState, 'thread_id'> | undefined;
  address: ThreadAddress;
  /** Where the list has threads of several forums. */
  forumTitle?: string;
}

export function ThreadRow({ thread, state, address, forumTitle }: ThreadRowProps) {
  const art = artOf({ kind: 'player', id: thread.user_id }, thread.image_key, 50);
  return (
    <li className={styles.thread}>
      <Avatar src={art.src} hue={thread.hue} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={threadHref(address)}>{thread.title}</Link>
          {state?.is_pinned && <Tag kind="line">{readingStrings.pinned}</Tag>}
          {thread.closed && <Tag kind="closed">{forumStrings.closed}</Tag>}
          {state?.is_muted && <Tag kind="line">{readingStrings.muted}</Tag>}
          <NewPosts state={state} title={thread.title} address={address} />
        </h2>
        {thread.subtitle && <p className={styles.subtitle}>{thread.subtitle}</p>}
        <p className={styles.meta}>
          <span className={styles.author}>
            {forumStrings.startedBy} {thread.name} <AuthorTags {...thread} />
          </span>
          {forumTitle !== undefined && <span>{readingStrings.inForum(forumTitle)}</span>}
        </p>
      </div>
      <p className={classNames(styles.meta, styles.activity)}>
        <span>{forumStrings.replies(thread.post_count)}</span>
        <span>
          {forumStrings.latestBy(thread.latest_name)} <PostMoment at={thread.latest_created_at} />
        </span>
      </p>
    </li>
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
