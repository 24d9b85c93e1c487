import type { PageMessage } from '@wallabee/contract/protocol/worker-messages';

export function onWorkerMessage(listener: (message: PageMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<PageMessage>) => listener(data);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
}
