import { type ReactNode, useId } from 'react';
import { uiStrings } from '../ui.strings.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

type FormDialogProps = {
  isOpen: boolean;
  heading: string;
  children: ReactNode;
  submitLabel: string;
  isBusy?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
};

/** The typed text is still there when the dialog is opened again. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, heading, children, submitLabel, isBusy, onSubmit } = props;
  const dialog = useModalDialog(isOpen, props.onClose);
  const headingId = useId();
  return (
    <dialog className={styles.dialog} aria-labelledby={headingId} {...dialog}>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        <h2 id={headingId}>{heading}</h2>
        {children}
        <div className={styles.actions}>
          <Button look="line" onClick={() => dialog.ref.current?.close()}>
            {uiStrings.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
