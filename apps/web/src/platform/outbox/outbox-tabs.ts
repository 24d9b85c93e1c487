import type { OutboxEntry } from './outbox-entry.ts';

/** What a tab says to the others. */
export type TabMessage = { kind: 'changed' } | { kind: 'sent'; entry: OutboxEntry; answer: unknown };

const NAME = 'outbox';

export function postToTabs(message: TabMessage) {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(message);
  channel.close();
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data);
  return () => channel.close();
}
