import type { Toast } from '../../ui/feedback/toast.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { onceReachable } from '../api/connection.ts';

/** Tells the visitor, and goes as soon as the site can be reached. What is returned ends the waiting. */
export function waitForConnection(go: () => void, showToast: (toast: Toast) => () => void): () => void {
  const here = location.href;
  const { tryNow, stop } = onceReachable(() => {
    dismiss();
    // Somebody may have gone back meanwhile.
    if (location.href === here) go();
  });
  const tell = () =>
    showToast({
      text: uiStrings.noConnection,
      isError: true,
      action: { label: uiStrings.tryAgain, onAction: () => void tryAgain() },
      onDismiss: stop,
    });
  const tryAgain = async () => {
    if (await tryNow()) return;
    // Said anew, so that the press is seen to have done something.
    dismiss();
    dismiss = tell();
  };
  let dismiss = tell();
  return () => {
    stop();
    dismiss();
  };
}
