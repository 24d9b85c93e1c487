import type { Toast } from '../../ui/feedback/toast.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { onceReachable } from './connection.ts';

interface Waiting {
  /** The site can be reached. */
  proceed: () => void;
  /** The visitor has dismissed the message. */
  cancel: () => void;
  showToast: (toast: Toast) => () => void;
}

/** Shows that there is no connection, and proceeds once there is one. The returned function stops the waiting. */
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
    // Shown again, so that the press has a visible effect.
    dismiss();
    dismiss = show();
  };
  let dismiss = show();
  return () => {
    stop();
    dismiss();
  };
}
