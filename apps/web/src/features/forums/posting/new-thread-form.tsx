import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { LONGEST_TITLE } from '@wallabee/contract/forums/post-limits';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCallApi } from '../../../platform/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { askForumsAnew } from '../ask-forums-anew.ts';
import { threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import styles from './reply-form.module.css';
import { SendAlert } from './send-alert.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { HtmlToggle, WordsField } from './words-fields.tsx';

interface NewThreadFormProps {
  forumId: ForumId;
  canWriteHtml: boolean;
}

/** Nothing is checked here: title and message go as they are, and the server says what is wrong with them. */
export function NewThreadForm({ forumId, canWriteHtml }: NewThreadFormProps) {
  const thread = useDraft(`forum:${forumId}`);
  const { draft, change } = thread;
  const { send, isSending, failure } = useSending();
  const callApi = useCallApi();
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      const { title, text, isHtml, submissionKey } = thread.sealed();
      const { post_id } = await callApi(forumCalls.addThread, {
        params: { forumId },
        body: {
          title,
          text,
          is_html: (canWriteHtml && isHtml) || undefined,
          submission_key: submissionKey ?? undefined,
        },
      });
      thread.drop();
      await askForumsAnew();
      await navigate(threadHref({ forumId, threadId: post_id }));
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
        readOnly={isSending}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <WordsField
        label={forumStrings.message}
        placeholder={forumStrings.messagePlaceholder}
        text={draft.text}
        onChange={(text) => change({ text })}
        isReadOnly={isSending}
      />
      {canWriteHtml && <HtmlToggle isHtml={draft.isHtml} onChange={(isHtml) => change({ isHtml })} />}
      <SendAlert failure={failure} />
      <div className={styles.send}>
        <Button type="submit" isBusy={isSending}>
          {forumStrings.submit}
        </Button>
      </div>
    </form>
  );
}
