import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { LONGEST_TITLE } from '@wallabee/contract/forums/post-limits';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import type { FormEvent } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { addThreadHref, threadHref, waitingQueues } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { SendAlert } from '../send-alert.tsx';
import { FORUM_CALLS, useInvalidateForums } from '../use-invalidate-forums.ts';
import { ComposerField } from './composer/composer-field.tsx';
import { wordsToSend } from './drafts.ts';
import { PostingAs } from './posting-as.tsx';
import styles from './reply-form.module.css';
import { useDraft } from './use-draft.ts';
import { useOpenPost } from './use-open-post.ts';

interface NewThreadFormProps {
  forumId: ForumId;
  canWriteHtml: boolean;
}

/** Title and message are validated by the server alone. */
export function NewThreadForm({ forumId, canWriteHtml }: NewThreadFormProps) {
  const thread = useDraft(`forum:${forumId}`);
  const { draft, change } = thread;
  const invalidateForums = useInvalidateForums();
  const openPost = useOpenPost(forumStrings.threadPosted);
  const showToast = useToast();
  const { mutate, isPending, error } = useApiMutation(forumCalls.addThread, {
    canWait: {
      stale: FORUM_CALLS,
      show: ({ body: { title, text } }) => ({
        queue: waitingQueues.forum(forumId),
        what: forumStrings.threadCalled(title),
        text,
        href: addThreadHref(forumId),
        draft: thread.toRestore(),
      }),
      onWaiting: () => {
        thread.empty();
        showToast({ text: forumStrings.waits });
      },
    },
    onSuccess: async ({ post_id }) => {
      thread.drop();
      await invalidateForums();
      await openPost(threadHref({ forumId, threadId: post_id }));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const sealed = thread.sealed();
    const { title, submissionKey } = sealed;
    mutate({
      params: { forumId },
      body: {
        title,
        ...wordsToSend(sealed, canWriteHtml),
        submission_key: submissionKey ?? undefined,
      },
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={forumStrings.newThread} noValidate>
      <TextField
        label={forumStrings.title}
        name="title"
        placeholder={forumStrings.titlePlaceholder}
        value={draft.title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        readOnly={isPending}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <ComposerField
        label={forumStrings.message}
        placeholder={forumStrings.messagePlaceholder}
        use={thread}
        canWriteHtml={canWriteHtml}
        isReadOnly={isPending}
      />
      <SendAlert failure={error} />
      <div className={styles.send}>
        <Button type="submit" isBusy={isPending}>
          {forumStrings.submit}
        </Button>
        <PostingAs />
      </div>
    </form>
  );
}
