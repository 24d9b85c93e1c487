import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import type { OwnSession } from '@wallabee/contract/accounts/session';
import { useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { queryKeyOf } from '../../platform/queries.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { sessionStrings } from './accounts.strings.ts';
import { formatInstant } from './format-instant.ts';

export function EndSession({ session, device }: { session: OwnSession; device: string }) {
  const callApi = useCallApi();
  const since = formatInstant(session.created_at);
  const ending = useEnding({
    mutationFn: () => callApi(accountCalls.endOwnSession, { params: { sessionId: session.id } }),
    inWords: () => sessionStrings.ended(device),
  });
  return (
    <>
      <Button look="line" isSmall aria-label={sessionStrings.endNamed(device, since)} onClick={ending.ask}>
        {sessionStrings.end}
      </Button>
      <ConfirmDialog {...ending.dialog} heading={sessionStrings.endHeading} confirmLabel={sessionStrings.end}>
        <p>{sessionStrings.endHint(device, since)}</p>
      </ConfirmDialog>
    </>
  );
}

export function EndOthers() {
  const callApi = useCallApi();
  const ending = useEnding({
    mutationFn: () => callApi(accountCalls.endOtherSessions),
    inWords: ({ ended }) => sessionStrings.othersEnded(ended),
  });
  return (
    <ButtonRow>
      <Button look="line" onClick={ending.ask}>
        {sessionStrings.endOthers}
      </Button>
      <ConfirmDialog
        {...ending.dialog}
        heading={sessionStrings.endOthersHeading}
        confirmLabel={sessionStrings.endOthers}
      >
        <p>{sessionStrings.endOthersHint}</p>
      </ConfirmDialog>
    </ButtonRow>
  );
}

interface Ending<Result> {
  mutationFn: () => Promise<Result>;
  inWords: (result: Result) => string;
}

function useEnding<Result>({ mutationFn, inWords }: Ending<Result>) {
  const queries = useQueryClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn,
    onSuccess: (result) => {
      showToast({ text: inWords(result) });
      return queries.invalidateQueries({ queryKey: queryKeyOf(accountCalls.listOwnSessions) });
    },
    onError: () => showToast({ text: sessionStrings.notEnded, isError: true }),
    onSettled: () => setOpen(false),
  });
  const dialog = {
    isOpen,
    isDanger: true,
    isBusy: isPending,
    onConfirm: () => mutate(),
    onClose: () => setOpen(false),
  };
  return { ask: () => setOpen(true), dialog };
}
