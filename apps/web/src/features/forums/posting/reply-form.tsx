import type { ThreadPage } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostId } from '@wallabee/contract/protocol/ids';
import type { FormEvent, Ref } from 'react';
import { useNavigate } from 'react-router';
import { useCallApi } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { askForumsAnew } from '../ask-forums-anew.ts';
import { threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { QuoteBlock } from '../posts/quote-block.tsx';
import styles from './reply-form.module.css';
import { SendAlert } from './send-alert.tsx';
import type { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { HtmlToggle, WordsField } from './words-fields.tsx';

interface ReplyFormProps {
  thread: ThreadPage;
  /** The page of the forum one came from. */
  forumPage: number;
  reply: ReturnType<typeof useDraft>;
  boxRef: Ref<HTMLTextAreaElement>;
}

export function ReplyForm({ thread, forumPage, reply, boxRef }: ReplyFormProps) {
  const { draft, change } = reply;
  const session = useSession();
  const { submit, isSending, failure } = useReply({ thread, forumPage, reply });
  return (
    <form className={styles.form} onSubmit={submit} aria-label={forumStrings.yourReply} noValidate>
      {draft.quote && (
        <div className={styles.quote}>
          <QuoteBlock name={draft.quote.name} text={draft.quote.text} />
          <Button look="quiet" isSmall onClick={() => change({ quote: null })}>
            {forumStrings.dropQuote}
          </Button>
        </div>
      )}
      <WordsField
        label={forumStrings.yourReply}
        placeholder={forumStrings.replyPlaceholder}
        text={draft.text}
        onChange={(text) => change({ text })}
        isReadOnly={isSending || !session}
        boxRef={boxRef}
      />
      {thread.can_write_html && (
        <HtmlToggle isHtml={draft.isHtml} onChange={(isHtml) => change({ isHtml })} />
      )}
      <SendAlert failure={failure} />
      <div className={styles.send}>
        {/* Sent before the script is there it would go nowhere, and the words with it. */}
        <Button type="submit" isBusy={isSending} disabled={!session}>
          {forumStrings.postReply}
        </Button>
        {session && <span>{forumStrings.postingAs(session.username)}</span>}
      </div>
    </form>
  );
}

function useReply({ thread, forumPage, reply }: Omit<ReplyFormProps, 'boxRef'>) {
  const { send, isSending, failure, fail } = useSending();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const tell = useToast();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reply.draft.text.trim() === '') return fail(new Error(forumStrings.nothingWritten));
    void send(async () => {
      const { text, isHtml, quote, submissionKey } = reply.sealed();
      const { post_id, page } = await callApi(forumCalls.replyToThread, {
        params: { threadId: thread.thread_id },
        body: {
          text,
          is_html: (thread.can_write_html && isHtml) || undefined,
          quote_comment_id: quote ? (quote.postId as PostId) : undefined,
          submission_key: submissionKey ?? undefined,
        },
      });
      reply.drop();
      await askForumsAnew();
      const address = { forumId: thread.forum.id, page: forumPage, threadId: thread.thread_id };
      await navigate(threadHref({ ...address, threadPage: page, postId: post_id }));
      tell({ text: forumStrings.replyPosted });
    });
  }

  return { submit, isSending, failure };
}
