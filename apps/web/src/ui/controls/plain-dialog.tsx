import { type ReactNode, useId } from 'react';
import { uiStrings } from '../ui.strings.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

type PlainDialogProps = {
  isOpen: boolean;
  heading: string;
  children: ReactNode;
  onClose: () => void;
};

/** Shows something and can be closed; what it offers to do is inside. */
export function PlainDialog({ isOpen, heading, children, onClose }: PlainDialogProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const headingId = useId();
  return (
    <dialog className={styles.dialog} aria-labelledby={headingId} {...dialog}>
      <div className={styles.body}>
        <h2 id={headingId}>{heading}</h2>
        {children}
        <div className={styles.actions}>
          <Button look="line" onClick={() => dialog.ref.current?.close()}>
            {uiStrings.close}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
