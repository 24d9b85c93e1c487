import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { forumStrings } from '../forums.strings.ts';
import { SendAlert } from '../send-alert.tsx';
import { useInvalidateForums } from '../use-invalidate-forums.ts';

export function CloseThread({ threadId }: { threadId: ThreadId }) {
  const [isConfirming, setConfirming] = useState(false);
  const invalidateForums = useInvalidateForums();
  const showToast = useToast();
  const { mutate, isPending, error, reset } = useApiMutation(forumCalls.closeThread, {
    onSuccess: async () => {
      setConfirming(false);
      await invalidateForums();
      showToast({ text: forumStrings.closedNow });
    },
  });

  return (
    <>
      <Button look="danger" isSmall onClick={() => setConfirming(true)}>
        {forumStrings.closeThread}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        heading={forumStrings.closeQuestion}
        confirmLabel={forumStrings.closeThread}
        cancelLabel={forumStrings.cancel}
        isDanger
        isBusy={isPending}
        onConfirm={() => mutate({ params: { threadId } })}
        onClose={() => {
          setConfirming(false);
          if (error) reset();
        }}
      >
        <p>{forumStrings.closeText}</p>
        <SendAlert failure={error} />
      </ConfirmDialog>
    </>
  );
}
