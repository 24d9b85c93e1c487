import { appCalls } from '@wallabee/contract/apps/apps.calls';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';

type ConfirmedEndProps<E extends Endpoint> = {
  call: Call<E>;
  input: InputOf<E>;
  words: {
    label: string;
    labelNamed: string;
    heading: string;
    hint: string;
    done: string;
    failed: string;
  };
};

/** A button that ends something for good, after a question. */
export function ConfirmedEnd<E extends Endpoint>({ call, input, words }: ConfirmedEndProps<E>) {
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useApiMutation<E>(call, {
    onSuccess: () => showToast({ text: words.done }),
    onError: () => showToast({ text: words.failed, isError: true }),
    onSettled: () => setOpen(false),
    invalidates: [appCalls.listApps],
  });
  return (
    <>
      <Button look="line" isSmall aria-label={words.labelNamed} onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        heading={words.heading}
        confirmLabel={words.label}
        isDanger
        isBusy={isPending}
        onConfirm={() => mutate(input)}
        onClose={() => setOpen(false)}
      >
        <p>{words.hint}</p>
      </ConfirmDialog>
    </>
  );
}
