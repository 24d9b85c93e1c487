import { type MouseEvent, useEffect, useRef } from 'react';

/** The native modal traps the focus and restores it on closing. The caller spreads `props` on the dialog. */
export function useModalDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return {
    ref,
    onClose,
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // A click on the backdrop targets the dialog element itself.
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}
