import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { discardRequest, onDiscardRequest } from './confirm-discard.ts';
import { outboxStrings as strings } from './outbox.strings.ts';

/** Asked by the logout. */
export function DiscardDialog() {
  const asked = useSyncExternalStore(onDiscardRequest, discardRequest, () => null);
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      heading={strings.discardHeading}
      confirmLabel={strings.discard}
      cancelLabel={strings.stay}
      isDanger
      onConfirm={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    >
      <p>{strings.discardText(asked?.count ?? 0)}</p>
    </ConfirmDialog>
  );
}
