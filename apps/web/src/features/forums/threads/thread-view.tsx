import type { Post, ThreadPage } from '@wallabee/contract/forums/forum';
import { showsCloseButton } from '@wallabee/contract/forums/forum-rules';
import type { ThreadDays } from '@wallabee/contract/forums/reading';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { Fragment, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { placeHref, type ThreadAddress, threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { quoteOf } from '../posting/quote-post.ts';
import { ReplyForm } from '../posting/reply-form.tsx';
import { useDraft } from '../posting/use-draft.ts';
import { WaitingReplies } from '../posting/waiting-posts.tsx';
import { hasLineAbove, isUnread, SinceLine } from '../reading/since-line.tsx';
import { useReadingReport } from '../reading/use-reading-report.ts';
import { useThreadKeys } from '../reading/use-thread-keys.ts';
import { PostActions } from './post-actions.tsx';
import { PostView } from './post-view.tsx';
import { ThreadEnd } from './thread-end.tsx';
import { ThreadHead } from './thread-head.tsx';
import styles from './thread-view.module.css';
import { useLinkedPost } from './use-linked-post.ts';

interface ThreadViewProps {
  thread: ThreadPage;
  /** Undefined until it is known. */
  state: ThreadState | undefined;
  /** The state as it was when the visit began. */
  visit: ThreadState | undefined;
  days: ThreadDays | undefined;
  forumPage: number;
  threadPage: number;
  /** Beside the title. */
  actions?: ReactNode;
  /** Between the head and the posts. */
  summary?: ReactNode;
}

export function ThreadView(props: ThreadViewProps) {
  const { thread, state, visit, forumPage, threadPage } = props;
  const reply = useDraft(`thread:${thread.thread_id}`);
  const box = useRef<HTMLTextAreaElement>(null);
  useLinkedPost(thread.posts);
  useReadingReport(thread.thread_id, thread.posts);
  const quote = (post: Post) => {
    reply.change({ quote: quoteOf(post) });
    box.current?.focus();
  };
  const states = new Map(state?.posts.map((post) => [post.id, post]));
  const address = { forumId: thread.forum.id, page: forumPage, threadId: thread.thread_id };
  const navigate = useNavigate();
  useThreadKeys({
    onFirstUnread: () => visit?.first_unread && void navigate(placeHref(address, visit.first_unread)),
    onReply: () => box.current?.focus(),
  });

  return (
    <>
      <ThreadHead
        {...props}
        showsClose={showsCloseButton({ can_close: thread.can_close, is_closed: thread.post_data.is_closed })}
      />
      {props.summary}
      {thread.posts.map((post) => (
        <Fragment key={post.id}>
          {visit && hasLineAbove(post.position, visit) && <SinceLine visit={visit} />}
          <PostView
            post={post}
            state={states.get(post.id)}
            isNew={isUnread(post.position, visit)}
            hrefOf={(place) => placeHref(address, place)}
            actions={
              <PostActions
                post={post}
                state={states.get(post.id)}
                canQuote={thread.can_reply}
                onQuote={() => quote(post)}
              />
            }
          />
        </Fragment>
      ))}
      {thread.posts.length === 0 && <NoSuchPage thread={thread} {...{ address, threadPage }} />}
      <WaitingReplies threadId={thread.thread_id} shownIds={thread.posts.map(({ id }) => id)} />
      <div className={styles.end}>
        {thread.posts.length > 0 && (
          <Pager
            current={threadPage}
            total={thread.thread_total_pages}
            href={(to) => threadHref({ ...address, threadPage: to })}
            label={forumStrings.threadPages}
          />
        )}
        {thread.can_reply ? (
          <ReplyForm
            {...{ thread, forumPage, reply }}
            boxRef={box}
            slowSeconds={thread.can_moderate ? 0 : (state?.slow_seconds ?? 0)}
          />
        ) : (
          <ThreadEnd thread={thread} />
        )}
      </div>
    </>
  );
}

interface NoSuchPageProps {
  thread: ThreadPage;
  address: ThreadAddress;
  threadPage: number;
}

function NoSuchPage({ thread, address, threadPage }: NoSuchPageProps) {
  const last = threadHref({ ...address, threadPage: thread.thread_total_pages - 1 });
  return (
    <EmptyState
      heading={forumStrings.noSuchPage(threadPage + 1)}
      action={<ButtonLink to={last}>{forumStrings.toLastPage}</ButtonLink>}
    />
  );
}
