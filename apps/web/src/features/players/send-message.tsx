import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import { LONGEST_MESSAGE, tidyMessage } from '@wallabee/contract/inbox/message-rules';
import type { Profile } from '@wallabee/contract/players/profile';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallApi } from '../../platform/api.ts';
import { newClientKey } from '../../platform/client-key.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextAreaField } from '../../ui/controls/field.tsx';
import { FormDialog } from '../../ui/controls/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { playerStrings } from './players.strings.ts';
import styles from './send-message.module.css';
import { useFriendLooking } from './use-friendship.ts';

type Recipient = Pick<Profile, 'id' | 'name'>;

/** Nothing at all, unless a friend is looking. */
export function SendMessage({ to }: { to: Recipient }) {
  const friend = useFriendLooking(to.id);
  return friend && <MessageDialog to={to} sender={friend.username} />;
}

function MessageDialog({ to, sender }: { to: Recipient; sender: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { send, isSending, problem, forget } = useSending(to.id);

  const submit = async () => {
    // Nothing but blanks is nothing to send.
    if (tidyMessage(text) === '' || !(await send(text))) return;
    setText('');
    setOpen(false);
    await navigate(`/u/${encodeURIComponent(sender)}/inbox`);
  };

  return (
    <>
      <Button
        onClick={() => {
          forget();
          setOpen(true);
        }}
      >
        <Icon name="mail" />
        {playerStrings.sendMessage}
      </Button>
      <FormDialog
        isOpen={isOpen}
        heading={playerStrings.messageTo(to.name)}
        submitLabel={playerStrings.send}
        isBusy={isSending}
        onSubmit={() => void submit()}
        onClose={() => setOpen(false)}
      >
        <TextAreaField
          label={playerStrings.message}
          value={text}
          maxLength={LONGEST_MESSAGE}
          onChange={(event) => setText(event.target.value)}
        />
        {problem !== null && (
          <div className={styles.problem} role="alert">
            <b>{playerStrings.sendingFailed}</b>
            <p>{problem}</p>
          </div>
        )}
      </FormDialog>
    </>
  );
}

function useSending(userId: Profile['id']) {
  const callApi = useCallApi();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ text: '', key: '' });

  /** Whether it was sent. */
  const send = async (text: string): Promise<boolean> => {
    // The same words again are the same message: it arrives once, even if only its answer was lost.
    if (attempt.current.text !== text) attempt.current = { text, key: newClientKey() };
    setSending(true);
    setProblem(null);
    try {
      const { success } = await callApi(inboxCalls.sendMessage, {
        params: { userId },
        body: { text, client_key: attempt.current.key },
      });
      if (!success) setProblem('');
      return success;
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : '');
      return false;
    } finally {
      setSending(false);
    }
  };
  /** What went wrong the last time the dialog was open is no news. */
  const forget = () => setProblem(null);
  return { send, isSending, problem, forget };
}
