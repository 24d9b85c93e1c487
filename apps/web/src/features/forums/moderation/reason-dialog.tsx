import { LONGEST_REASON } from '@wallabee/contract/forums/post-limits';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { askForumsAnew } from '../ask-forums-anew.ts';
import { SendAlert } from '../posting/send-alert.tsx';
import { useSending } from '../posting/use-sending.ts';
import { moderationStrings } from './moderation.strings.ts';

interface ReasonDialogProps {
  /** On the button that opens it, and on the one that does it. */
  label: string;
  /** Where several such buttons stand on a page. */
  ariaLabel?: string;
  question: string;
  text?: string;
  done: string;
  isDanger?: boolean;
  look?: 'quiet' | 'line';
  act: (reason: string) => Promise<unknown>;
}

/** What a moderator does is asked about once, with a reason that is kept. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { send, isSending, failure, fail } = useSending();
  const tell = useToast();
  const confirm = () =>
    send(async () => {
      await props.act(reason);
      setAsking(false);
      setReason('');
      await askForumsAnew();
      tell({ text: props.done });
    });

  return (
    <>
      <Button
        look={props.look ?? 'quiet'}
        isSmall
        aria-label={props.ariaLabel}
        onClick={() => setAsking(true)}
      >
        {props.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading={props.question}
        confirmLabel={props.label}
        isDanger={props.isDanger}
        isBusy={isSending}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsking(false);
          fail(null);
        }}
      >
        {props.text && <p>{props.text}</p>}
        <TextField
          label={moderationStrings.reason}
          hint={moderationStrings.reasonHint}
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SendAlert failure={failure} />
      </ConfirmDialog>
    </>
  );
}
