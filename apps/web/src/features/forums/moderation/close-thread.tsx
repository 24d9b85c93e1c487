import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { useCallApi } from '../../../platform/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { askForumsAnew } from '../ask-forums-anew.ts';
import { forumStrings } from '../forums.strings.ts';
import { SendAlert } from '../posting/send-alert.tsx';
import { useSending } from '../posting/use-sending.ts';

export function CloseThread({ threadId }: { threadId: ThreadId }) {
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, failure, fail } = useSending();
  const callApi = useCallApi();
  const tell = useToast();
  const close = () =>
    send(async () => {
      await callApi(forumCalls.closeThread, { params: { threadId } });
      setAsking(false);
      await askForumsAnew();
      tell({ text: forumStrings.closedNow });
    });

  return (
    <>
      <Button look="danger" isSmall onClick={() => setAsking(true)}>
        {forumStrings.closeThread}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading={forumStrings.closeQuestion}
        confirmLabel={forumStrings.closeThread}
        cancelLabel={forumStrings.cancel}
        isDanger
        isBusy={isSending}
        onConfirm={() => void close()}
        onClose={() => {
          setAsking(false);
          fail(null);
        }}
      >
        <p>{forumStrings.closeText}</p>
        <SendAlert failure={failure} />
      </ConfirmDialog>
    </>
  );
}
