import type { ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadDays } from '@wallabee/contract/forums/reading';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { forumHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { CloseThread, ReopenThread } from '../moderation/lazy-moderation.tsx';
import { JumpRow } from '../reading/jump-row.tsx';
import { readingStrings } from '../reading/reading.strings.ts';
import styles from './thread-head.module.css';
import { ThreadMenu } from './thread-menu.tsx';

interface ThreadHeadProps {
  thread: ThreadPage;
  state: ThreadState | undefined;
  visit: ThreadState | undefined;
  days: ThreadDays | undefined;
  forumPage: number;
  threadPage: number;
  showsClose: boolean;
  actions?: ReactNode;
}

export function ThreadHead(props: ThreadHeadProps) {
  const { thread, state, visit, forumPage, showsClose, actions } = props;
  const { forum, post_data } = thread;
  const address = { forumId: forum.id, page: forumPage, threadId: thread.thread_id };
  return (
    <PageHeader
      heading={post_data.title}
      back={{ href: forumHref(forum.id, forumPage), label: forum.title }}
      actions={
        <div className={styles.head}>
          <p className={styles.meta}>
            {state?.is_pinned && <Tag kind="line">{readingStrings.pinned}</Tag>}
            {state && state.slow_seconds > 0 && <Tag kind="line">{readingStrings.slow}</Tag>}
            {state?.merged_into != null && <Tag kind="line">{readingStrings.merged}</Tag>}
            {post_data.is_closed && <Tag kind="closed">{forumStrings.closed}</Tag>}
            <Facts {...props} />
          </p>
          <div className={styles.row}>
            <JumpRow address={address} thread={thread} visit={visit} />
            {actions}
            {showsClose && <CloseThread threadId={thread.thread_id} />}
            {post_data.is_closed && thread.can_moderate && <ReopenThread threadId={thread.thread_id} />}
            {state && <ThreadMenu thread={thread} state={state} />}
          </div>
        </div>
      }
    />
  );
}

function Facts({ thread, days, threadPage }: ThreadHeadProps) {
  const { post_data, thread_total_pages: pages } = thread;
  return (
    <span>
      {readingStrings.startedBy}
      <b>{post_data.name}</b>
      {days && (
        <>
          {readingStrings.comma}
          <time dateTime={days.started_at}>{formatDate(days.started_at)}</time>
        </>
      )}
      {readingStrings.written(post_data.post_count, days?.people)}
      {pages > 1 && threadPage < pages && readingStrings.pageOf(threadPage, pages)}
    </span>
  );
}
