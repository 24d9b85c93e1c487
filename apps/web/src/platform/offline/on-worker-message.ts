import type { PageMessage } from '@wallabee/contract/protocol/worker-messages';

declare global {
  interface Window {
    /** Collected by the boot script until they are taken. */
    workerMessages?: PageMessage[] | undefined;
  }
}

export function onWorkerMessage(listener: (message: PageMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<PageMessage>) => listener(data);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
}

/** What the worker said before the page had a listener. */
export function takeEarlyMessages(): readonly PageMessage[] {
  const { workerMessages = [] } = window;
  window.workerMessages = undefined;
  return workerMessages;
}
