import type { WorkerMessage } from '@wallabee/contract/protocol/worker-messages';

/** Whether pages can be opened without a network. */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** To the active worker, because a page that was reloaded past its cache has no controller. */
export function postToWorker(message: WorkerMessage) {
  void navigator.serviceWorker?.getRegistration().then(
    (registration) => registration?.active?.postMessage(message),
    () => {
      // A browser that forbids workers has cached nothing.
    },
  );
}
