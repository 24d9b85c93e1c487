import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from '../ui/controls/dialog.module.css';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { useModalDialog } from '../ui/controls/use-modal-dialog.ts';
import { uiStrings } from '../ui/ui.strings.ts';
import { type Art, PlateArt } from './plate-art.tsx';

type ImageModalProps = {
  isOpen: boolean;
  name: string;
  art: Art;
  hue?: number | undefined;
  children?: ReactNode;
  onClose: () => void;
};

/** The large picture loads only when the modal opens. */
export function ImageModal({ isOpen, name, art, hue, children, onClose }: ImageModalProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const headingId = useId();
  return (
    <dialog className={classNames(styles.dialog, styles.wide)} aria-labelledby={headingId} {...dialog}>
      <div className={styles.picture}>
        <IconButton
          className={styles.close}
          icon="close"
          label={uiStrings.close}
          isRaised
          onClick={() => dialog.ref.current?.close()}
        />
        {isOpen && <PlateArt art={art} hue={hue} size="poster" pixels={740} isEager />}
        <h2 id={headingId}>{name}</h2>
        {children}
      </div>
    </dialog>
  );
}
