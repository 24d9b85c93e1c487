import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { askedLoss, onLossAsked } from './confirm-loss.ts';
import { outboxStrings as strings } from './outbox.strings.ts';

/** Asked by the logout. */
export function LossDialog() {
  const asked = useSyncExternalStore(onLossAsked, askedLoss, () => null);
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      heading={strings.loseHeading}
      confirmLabel={strings.lose}
      cancelLabel={strings.stay}
      isDanger
      onConfirm={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    >
      <p>{strings.loseText(asked?.count ?? 0)}</p>
    </ConfirmDialog>
  );
}
