import { LONGEST_MESSAGE, tidyMessage } from '@wallabee/contract/inbox/message-rules';
import type { Profile } from '@wallabee/contract/players/profile';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { TextAreaField } from '../../ui/controls/field.tsx';
import { FormDialog } from '../../ui/controls/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './message-dialog.module.css';
import { playerStrings } from './players.strings.ts';
import { useSendMessage } from './use-send-message.ts';

interface MessageDialogProps {
  to: Pick<Profile, 'id' | 'name'>;
  /** The username. */
  sender: string;
}

export function MessageDialog({ to, sender }: MessageDialogProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { send, isSending, problem, reset } = useSendMessage(to.id, () => {
    setText('');
    setOpen(false);
    void navigate(`/u/${encodeURIComponent(sender)}/inbox`);
  });

  const submit = () => {
    if (tidyMessage(text) !== '') send(text);
  };

  return (
    <>
      <Button
        onClick={() => {
          if (!isSending) reset();
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
        onSubmit={submit}
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
