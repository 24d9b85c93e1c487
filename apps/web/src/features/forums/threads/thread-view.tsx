import type { Post, ThreadPage } from '@wallabee/contract/forums/forum';
import { showsCloseButton } from '@wallabee/contract/forums/forum-rules';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type ThreadAddress, threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { ReplyForm } from '../posting/reply-form.tsx';
import { useDraft } from '../posting/use-draft.ts';
import { PostActions } from '../posts/post-actions.tsx';
import { PostView } from '../posts/post-view.tsx';
import { ThreadEnd } from './thread-end.tsx';
import { ThreadHead } from './thread-head.tsx';
import styles from './thread-view.module.css';
import { useLinkedPost } from './use-linked-post.ts';

interface ThreadViewProps {
  thread: ThreadPage;
  /** Undefined until it is known. */
  state: ThreadState | undefined;
  forumPage: number;
  threadPage: number;
  /** Beside the title. */
  actions?: ReactNode;
}

export function ThreadView({ thread, state, forumPage, threadPage, actions }: ThreadViewProps) {
  const reply = useDraft(`thread:${thread.thread_id}`);
  const box = useRef<HTMLTextAreaElement>(null);
  useLinkedPost(thread.posts);
  const quote = (post: Post) => {
    reply.change({ quote: { postId: post.id, name: post.user.name, text: excerptOf(post) } });
    box.current?.focus();
  };
  const states = new Map(state?.posts.map((post) => [post.id, post]));
  const address = { forumId: thread.forum.id, page: forumPage, threadId: thread.thread_id };

  return (
    <>
      <ThreadHead
        thread={thread}
        state={state}
        forumPage={forumPage}
        threadPage={threadPage}
        actions={actions}
        showsClose={showsCloseButton({ can_close: thread.can_close, is_closed: thread.post_data.is_closed })}
      />
      {thread.posts.map((post) => (
        <PostView
          key={post.id}
          post={post}
          state={states.get(post.id)}
          actions={
            <PostActions
              post={post}
              state={states.get(post.id)}
              canQuote={thread.can_reply}
              onQuote={() => quote(post)}
            />
          }
        />
      ))}
      {thread.posts.length === 0 && <NoSuchPage thread={thread} {...{ address, threadPage }} />}
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
          <ReplyForm thread={thread} forumPage={forumPage} reply={reply} boxRef={box} />
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

/** The server truncates the excerpt at the same length; HTML is reduced to its text. */
function excerptOf({ text, is_html }: Post): string {
  const plain = is_html ? (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '') : text;
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
}

const LONGEST_QUOTE = 400;
