import { useRef } from 'react';
import { type Toast, useToast } from './toast.tsx';

/** Says what happened and offers the next step or the way back: one at a time, and not for ever. */
export function useOfferToast() {
  const showToast = useToast();
  const dismissLast = useRef(() => {});
  return (
    text: string,
    { label, onAction }: { label: string; onAction: () => void },
    link?: Toast['link'],
  ) => {
    dismissLast.current();
    const dismiss = showToast({
      text,
      link,
      action: {
        label,
        onAction: () => {
          dismiss();
          onAction();
        },
      },
    });
    dismissLast.current = dismiss;
    setTimeout(dismiss, OFFER_SHOWN_MS);
  };
}

const OFFER_SHOWN_MS = 10_000;
