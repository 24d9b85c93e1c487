import type { ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { forumHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { CloseThread } from '../moderation/close-thread.tsx';
import { ReopenThread } from '../moderation/lazy-moderation.tsx';
import styles from './thread-head.module.css';
import { ThreadMenu } from './thread-menu.tsx';

interface ThreadHeadProps {
  thread: ThreadPage;
  state: ThreadState | undefined;
  forumPage: number;
  threadPage: number;
  showsClose: boolean;
  actions?: ReactNode;
}

export function ThreadHead({ thread, state, forumPage, threadPage, showsClose, actions }: ThreadHeadProps) {
  const { forum, post_data } = thread;
  return (
    <PageHeader
      heading={post_data.title}
      back={{ href: forumHref(forum.id, forumPage), label: forum.title }}
      actions={
        <div className={styles.row}>
          <p className={styles.meta}>
            {post_data.is_closed && <Tag kind="closed">{forumStrings.closed}</Tag>}
            {threadPage < thread.thread_total_pages
              ? forumStrings.startedByOnPage(post_data.name, threadPage, thread.thread_total_pages)
              : forumStrings.startedByName(post_data.name)}
          </p>
          {actions}
          {showsClose && <CloseThread threadId={thread.thread_id} />}
          {state && <ThreadMenu thread={thread} state={state} />}
          {post_data.is_closed && thread.can_moderate && <ReopenThread threadId={thread.thread_id} />}
        </div>
      }
    />
  );
}
