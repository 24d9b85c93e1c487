import type { Swap } from '@wallabee/contract/swaps/swap';
import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { OwnExchange } from '../ring/own-exchange.tsx';
import { swapStrings as strings } from './swap.strings.ts';
import { membersWithoutAnswer, namesOf } from './swap-words.ts';
import { useSwapAnswer } from './use-swap-answer.ts';

type AnswerProps = {
  swap: Swap;
  isAnswering: RefObject<boolean>;
};

/** What the player can answer while the swap is open. */
export function SwapAnswers({ swap, isAnswering }: AnswerProps) {
  const hasAgreed = swap.members[0]?.agreed;
  return (
    <ButtonRow>
      {hasAgreed ? (
        <>
          {swap.may_remind && <Remind swap={swap} isAnswering={isAnswering} />}
          <EndForAll
            swap={swap}
            isAnswering={isAnswering}
            answer="withdrawSwap"
            label={strings.takeBack}
            heading={strings.takeBackHeading}
          />
        </>
      ) : (
        <>
          <Agree swap={swap} isAnswering={isAnswering} />
          <EndForAll
            swap={swap}
            isAnswering={isAnswering}
            answer="declineSwap"
            label={strings.decline}
            heading={strings.declineHeading}
          />
        </>
      )}
    </ButtonRow>
  );
}

function Agree({ swap, isAnswering }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const { send, isPending, failure, reset } = useSwapAnswer('agreeToSwap', {
    swap,
    isAnswering,
    onDone: () => setOpen(false),
    onWaiting: () => setOpen(false),
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{strings.agree}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        heading={strings.agreeHeading}
        confirmLabel={strings.agree}
        cancelLabel={strings.cancel}
        isBusy={isPending}
        onConfirm={send}
        onClose={() => setOpen(false)}
      >
        <OwnExchange members={swap.members} />
        <p>{strings.agreeText(membersWithoutAnswer(swap).length - 1)}</p>
        {failure && <Notice kind="bad">{failure}</Notice>}
      </ConfirmDialog>
    </>
  );
}

type EndForAllProps = AnswerProps & {
  answer: 'declineSwap' | 'withdrawSwap';
  label: string;
  heading: string;
};

function EndForAll({ swap, answer, label, heading, isAnswering }: EndForAllProps) {
  const [isOpen, setOpen] = useState(false);
  const { send, isPending, failure, reset } = useSwapAnswer(answer, {
    swap,
    isAnswering,
    onDone: () => setOpen(false),
    onWaiting: () => setOpen(false),
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button look="danger" onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        heading={heading}
        confirmLabel={label}
        cancelLabel={strings.keepIt}
        isDanger
        isBusy={isPending}
        onConfirm={send}
        onClose={() => setOpen(false)}
      >
        <p>{strings.endsForAll(swap.members.length)}</p>
        {failure && <Notice kind="bad">{failure}</Notice>}
      </ConfirmDialog>
    </>
  );
}

function Remind({ swap, isAnswering }: AnswerProps) {
  const showToast = useToast();
  const waiting = membersWithoutAnswer(swap);
  const [first] = waiting;
  const { send, isPending, failure } = useSwapAnswer('remindSwap', {
    swap,
    isAnswering,
    onDone: () => void showToast({ text: strings.reminded(namesOf(waiting, swap)) }),
    onWaiting: () => {},
  });
  if (!first) return null;
  return (
    <>
      <Button isBusy={isPending} onClick={send}>
        {waiting.length === 1 ? strings.remind(first.player.name) : strings.remindSome(waiting.length)}
      </Button>
      {failure && <Notice kind="bad">{failure}</Notice>}
    </>
  );
}
