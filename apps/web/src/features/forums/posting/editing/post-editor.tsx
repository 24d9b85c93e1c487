import type { PostSource } from '@wallabee/contract/forums/editing';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApiMutation } from '../../../../platform/queries/use-api-mutation.ts';
import { useApiQuery } from '../../../../platform/queries/use-api-query.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { postAnchor } from '../../forum-links.ts';
import { SendAlert } from '../../send-alert.tsx';
import { useInvalidateForums } from '../../use-invalidate-forums.ts';
import { ComposerField } from '../composer/composer-field.tsx';
import { useDiscardDraft } from '../composer/use-discard-draft.ts';
import { EMPTY_DRAFT, isEmptyDraft, ofFormat, wordsToSend } from '../drafts.ts';
import { useDraft } from '../use-draft.ts';
import { editPost } from './edited-post.ts';
import styles from './editing.module.css';
import { editingStrings } from './editing.strings.ts';

interface PostEditorProps {
  postId: PostId;
  /** Null once the time to edit is up. */
  until: string | null;
}

export function PostEditor({ postId, until }: PostEditorProps) {
  const source = useApiQuery(forumCalls.readPostSource, { params: { postId } }, { gcTime: 0, staleTime: 0 });
  if (source.data && !source.isFetching) return <Editor {...{ postId, until }} source={source.data} />;
  if (!source.isError) return <p>{editingStrings.loading}</p>;
  return (
    <div className={styles.row}>
      <p>{editingStrings.failed}</p>
      <Button look="line" isSmall onClick={() => void source.refetch()}>
        {editingStrings.tryAgain}
      </Button>
      <CancelButton postId={postId} />
    </div>
  );
}

function Editor({ postId, until, source }: PostEditorProps & { source: PostSource }) {
  const use = useDraft(`post:${postId}`);
  const discard = useDiscardDraft(use);
  const minutesLeft = useMinutesLeft(until);
  const box = useRef<HTMLTextAreaElement>(null);
  const showToast = useToast();
  const invalidateForums = useInvalidateForums();
  const { mutate, isPending, error } = useApiMutation(forumCalls.editPost, {
    onSuccess: async () => {
      use.drop();
      leave(postId);
      await invalidateForums();
      showToast({ text: editingStrings.saved });
    },
  });
  const showPosted = () =>
    void use.replace({ ...EMPTY_DRAFT, ...ofFormat(source.format), text: source.text });
  const start = useRef(() => {
    if (isEmptyDraft(use.current())) showPosted();
    box.current?.focus();
  });
  useEffect(() => start.current(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate({ params: { postId }, body: wordsToSend(use.current(), true) });
  }

  return (
    <form className={styles.editor} onSubmit={submit} aria-label={editingStrings.editYours} noValidate>
      <ComposerField
        label={editingStrings.editYours}
        isLabelHidden
        // A draft that was discarded on another device leaves the post, not an empty box.
        use={{ ...use, drop: showPosted }}
        canWriteHtml={source.format === 'html'}
        isReadOnly={isPending}
        boxRef={box}
      />
      <SendAlert failure={error} />
      <div className={styles.row}>
        <Button type="submit" look="line" isSmall isBusy={isPending} disabled={minutesLeft === null}>
          {editingStrings.save}
        </Button>
        <CancelButton postId={postId} onCancel={discard} />
        <span>
          {minutesLeft === null ? editingStrings.timeIsUp : editingStrings.minutesLeft(minutesLeft)}
        </span>
      </div>
    </form>
  );
}

function CancelButton({ postId, onCancel }: { postId: PostId; onCancel?: () => void }) {
  const cancel = () => {
    onCancel?.();
    leave(postId);
  };
  return (
    <Button look="quiet" isSmall onClick={cancel}>
      {editingStrings.cancel}
    </Button>
  );
}

/** The focus returns to the post that the editor was in. */
function leave(postId: PostId) {
  editPost(null);
  document.getElementById(postAnchor(postId))?.focus();
}

/** Null once the time is up. */
function useMinutesLeft(until: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = until === null ? 0 : Date.parse(until) - now;
  return left > 0 ? Math.floor(left / 60_000) : null;
}

const TICK_MS = 10_000;
