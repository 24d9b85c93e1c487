import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { LONGEST_REASON } from '@wallabee/contract/forums/post-limits';
import type { ModerationEntryId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextAreaField } from '../../../ui/controls/field.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PostMoment } from '../post-moment.tsx';
import { SendAlert } from '../send-alert.tsx';
import styles from './ledger.module.css';
import { ownActStrings } from './own-act.strings.ts';

export function AppealForm({ entryId, until }: { entryId: ModerationEntryId; until: string }) {
  const [words, setWords] = useState('');
  const showToast = useToast();
  const { mutate, isPending, error } = useApiMutation(forumCalls.appealAct, {
    invalidates: [forumCalls.readOwnAct],
    onSuccess: () => showToast({ text: ownActStrings.sent }),
  });
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ params: { entryId }, body: { words } });
      }}
    >
      <p>
        {ownActStrings.appealLead} <PostMoment at={until} />
      </p>
      <TextAreaField
        label={ownActStrings.words}
        value={words}
        rows={4}
        maxLength={LONGEST_REASON}
        required
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <SendAlert failure={error} />
      <div>
        <Button type="submit" isBusy={isPending}>
          {ownActStrings.send}
        </Button>
      </div>
    </form>
  );
}
