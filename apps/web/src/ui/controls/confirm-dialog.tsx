import { type ReactNode, useId } from 'react';
import { uiStrings } from '../ui.strings.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  heading: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isBusy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Cancel comes first, so that a habitual Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, heading, children, confirmLabel, cancelLabel = uiStrings.cancel } = props;
  const dialog = useModalDialog(isOpen, props.onClose);
  const headingId = useId();
  return (
    <dialog className={styles.dialog} aria-labelledby={headingId} {...dialog}>
      <div className={styles.body}>
        <h2 id={headingId}>{heading}</h2>
        {children}
        <div className={styles.actions}>
          <Button look="line" onClick={() => dialog.ref.current?.close()}>
            {cancelLabel}
          </Button>
          <Button
            look={props.isDanger ? 'danger' : 'honey'}
            disabled={props.isDisabled}
            isBusy={props.isBusy}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
