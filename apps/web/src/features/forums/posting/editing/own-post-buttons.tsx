import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { useState } from 'react';
import { useApiMutation } from '../../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../ui/controls/confirm-dialog.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { SendAlert } from '../../send-alert.tsx';
import { useInvalidateForums } from '../../use-invalidate-forums.ts';
import { editPost } from './edited-post.ts';
import { editingStrings } from './editing.strings.ts';

/** In the menu of an own post. */
export function OwnPostButtons({ state }: { state: PostState }) {
  return (
    <>
      {state.editable_until !== null && (
        <Button
          look="quiet"
          isSmall
          onClick={({ currentTarget }) => {
            const menu = currentTarget.closest('details');
            if (menu) menu.open = false;
            editPost(state.id);
          }}
        >
          {editingStrings.edit}
        </Button>
      )}
      {state.can_withdraw && <DeletePost state={state} />}
    </>
  );
}

function DeletePost({ state }: { state: PostState }) {
  const [isConfirming, setConfirming] = useState(false);
  const invalidateForums = useInvalidateForums();
  const showToast = useToast();
  const { mutate, isPending, error, reset } = useApiMutation(forumCalls.withdrawPost, {
    onSuccess: async () => {
      setConfirming(false);
      await invalidateForums();
      showToast({ text: editingStrings.deleted });
    },
  });
  return (
    <>
      <Button look="quiet" isSmall onClick={() => setConfirming(true)}>
        {editingStrings.delete}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        heading={editingStrings.deleteQuestion}
        confirmLabel={editingStrings.delete}
        isDanger
        isBusy={isPending}
        onConfirm={() => mutate({ params: { postId: state.id } })}
        onClose={() => {
          setConfirming(false);
          if (error) reset();
        }}
      >
        <p>{editingStrings.deleteText}</p>
        <SendAlert failure={error} />
      </ConfirmDialog>
    </>
  );
}
