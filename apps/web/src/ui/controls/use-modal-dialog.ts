import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Opens the native dialog as a modal, which traps focus and gives it back on closing.
 * Spread `props` on the dialog; Escape and a press outside it both ask to close.
 */
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
      // The backdrop belongs to the dialog element itself; what is inside it covers the rest.
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}
