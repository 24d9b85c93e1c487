import type { ThreadPage } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { postAnchor, REPLY_ANCHOR, threadHref, waitingQueues } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { QuoteBlock, type QuotedPlace } from '../posts/quote-block.tsx';
import { SendAlert } from '../send-alert.tsx';
import { FORUM_CALLS, useInvalidateForums } from '../use-invalidate-forums.ts';
import { ComposerField } from './composer/composer-field.tsx';
import { type DraftQuote, wordsToSend } from './drafts.ts';
import { PostingAs } from './posting-as.tsx';
import styles from './reply-form.module.css';
import type { DraftInUse } from './use-draft.ts';
import { useOpenPost } from './use-open-post.ts';

interface ReplyFormProps {
  thread: ThreadPage;
  forumPage: number;
  reply: DraftInUse;
  boxRef: RefObject<HTMLTextAreaElement | null>;
  /** How long the writer waits between two posts. */
  slowSeconds: number;
}

export function ReplyForm({ thread, forumPage, reply, boxRef, slowSeconds }: ReplyFormProps) {
  const { draft, change } = reply;
  const session = useSession();
  const { submit, isSending, failure } = useReply({ thread, forumPage, reply });
  useLinkedReply(boxRef);
  return (
    <form
      id={REPLY_ANCHOR}
      className={styles.form}
      onSubmit={submit}
      aria-label={forumStrings.yourReply}
      noValidate
    >
      {draft.quote && (
        <div className={styles.quote}>
          <QuoteBlock name={draft.quote.name} text={draft.quote.text} place={placeOf(draft.quote, thread)} />
          <Button look="quiet" isSmall onClick={() => change({ quote: null })}>
            {forumStrings.dropQuote}
          </Button>
        </div>
      )}
      <ComposerField
        label={forumStrings.yourReply}
        placeholder={forumStrings.replyPlaceholder}
        use={reply}
        canWriteHtml={thread.can_write_html}
        isReadOnly={isSending || !session}
        boxRef={boxRef}
        people={thread.posts.map(({ user }) => user)}
      />
      <SendAlert failure={failure} />
      <div className={styles.send}>
        {/* A submit before the script has loaded would lose the text. */}
        <Button type="submit" isBusy={isSending} disabled={!session}>
          {forumStrings.postReply}
        </Button>
        <PostingAs />
      </div>
      {slowSeconds > 0 && <p className={styles.slow}>{forumStrings.slowMode(slowSeconds)}</p>}
    </form>
  );
}

/** The place of a post of another page is not known here. */
function placeOf({ postId }: DraftQuote, { posts }: ThreadPage): QuotedPlace | undefined {
  const quoted = posts.find(({ id }) => id === postId);
  return quoted && { position: quoted.position, href: `#${postAnchor(quoted.id)}` };
}

/** A list of drafts leads here, and the thread may load after the address. */
function useLinkedReply(boxRef: RefObject<HTMLTextAreaElement | null>) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation.
  useEffect(() => {
    if (hash === `#${REPLY_ANCHOR}`) boxRef.current?.focus();
  }, [hash, key, boxRef]);
}

function useReply({ thread, forumPage, reply }: Omit<ReplyFormProps, 'boxRef' | 'slowSeconds'>) {
  const invalidateForums = useInvalidateForums();
  const openPost = useOpenPost(forumStrings.replyPosted);
  const [isBlank, setBlank] = useState(false);
  const showToast = useToast();
  const { mutate, isPending, error } = useApiMutation(forumCalls.replyToThread, {
    canWait: {
      stale: FORUM_CALLS,
      show: ({ body: { text } }) => ({
        queue: waitingQueues.thread(thread.thread_id),
        what: forumStrings.replyIn(thread.post_data.title),
        text,
        href: threadHref({ forumId: thread.forum.id, page: forumPage, threadId: thread.thread_id }),
        draft: reply.toRestore(),
      }),
      onWaiting: () => {
        reply.empty();
        showToast({ text: forumStrings.waits });
      },
    },
    onSuccess: async ({ post_id, page }) => {
      reply.drop();
      await invalidateForums();
      const address = { forumId: thread.forum.id, page: forumPage, threadId: thread.thread_id };
      await openPost(threadHref({ ...address, threadPage: page, postId: post_id }));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const hasNoText = reply.draft.text.trim() === '';
    setBlank(hasNoText);
    if (hasNoText) return;
    const sealed = reply.sealed();
    const { quote, submissionKey } = sealed;
    mutate({
      params: { threadId: thread.thread_id },
      body: {
        ...wordsToSend(sealed, thread.can_write_html),
        quote_comment_id: quote ? (quote.postId as PostId) : undefined,
        quoted_part: quote?.isPart ? quote.text : undefined,
        submission_key: submissionKey ?? undefined,
      },
    });
  }

  return { submit, isSending: isPending, failure: isBlank ? BLANK_TEXT : error };
}

const BLANK_TEXT = new Error(forumStrings.nothingWritten);
