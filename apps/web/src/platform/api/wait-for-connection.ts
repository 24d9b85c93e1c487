import type { Toast } from '../../ui/feedback/toast.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { onceReachable } from './connection.ts';

interface Waiting {
  proceed: () => void;
  cancel: () => void;
  showToast: (toast: Toast) => () => void;
}

export function waitForConnection({ proceed, cancel, showToast }: Waiting): () => void {
  const { tryNow, stop } = onceReachable(proceed);
  const show = () =>
    showToast({
      text: uiStrings.noConnection,
      isError: true,
      action: { label: uiStrings.tryAgain, onAction: () => void tryAgain() },
      onDismiss: cancel,
    });
  const tryAgain = async () => {
    if (await tryNow()) return;
    // Shown again, so that the click has a visible effect.
    dismiss();
    dismiss = show();
  };
  let dismiss = show();
  return () => {
    stop();
    dismiss();
  };
}
