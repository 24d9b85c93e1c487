import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import type { OwnSession } from '@wallabee/contract/accounts/session';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { sessionStrings } from './accounts.strings.ts';
import { formatInstant } from './format-instant.ts';

export function EndSession({ session, device }: { session: OwnSession; device: string }) {
  const since = formatInstant(session.created_at);
  const { open, dialog, mutate } = useConfirmedEnd(accountCalls.endOwnSession, () =>
    sessionStrings.ended(device),
  );
  return (
    <>
      <Button look="line" isSmall aria-label={sessionStrings.endNamed(device, since)} onClick={open}>
        {sessionStrings.end}
      </Button>
      <ConfirmDialog
        {...dialog}
        heading={sessionStrings.endHeading}
        confirmLabel={sessionStrings.end}
        onConfirm={() => mutate({ params: { sessionId: session.id } })}
      >
        <p>{sessionStrings.endHint(device, since)}</p>
      </ConfirmDialog>
    </>
  );
}

export function EndOthers() {
  const { open, dialog, mutate } = useConfirmedEnd(accountCalls.endOtherSessions, ({ ended }) =>
    sessionStrings.othersEnded(ended),
  );
  return (
    <ButtonRow>
      <Button look="line" onClick={open}>
        {sessionStrings.endOthers}
      </Button>
      <ConfirmDialog
        {...dialog}
        heading={sessionStrings.endOthersHeading}
        confirmLabel={sessionStrings.endOthers}
        onConfirm={() => mutate({})}
      >
        <p>{sessionStrings.endOthersHint}</p>
      </ConfirmDialog>
    </ButtonRow>
  );
}

function useConfirmedEnd<E extends Endpoint>(call: Call<E>, successText: (result: ResponseOf<E>) => string) {
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useApiMutation<E>(call, {
    onSuccess: (result) => showToast({ text: successText(result) }),
    onError: () => showToast({ text: sessionStrings.notEnded, isError: true }),
    onSettled: () => setOpen(false),
    invalidates: [accountCalls.listOwnSessions],
  });
  const dialog = { isOpen, isDanger: true, isBusy: isPending, onClose: () => setOpen(false) };
  return { open: () => setOpen(true), dialog, mutate };
}
