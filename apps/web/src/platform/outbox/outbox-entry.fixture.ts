import { inboxAddresses } from '@wallabee/contract/inbox/inbox.addresses';
import type { OutboxEntry } from './outbox-entry.ts';

export const NOW = Date.parse('2026-06-01T12:00:00Z');

export function anEntry({
  queue = 'conversation:2',
  ...facts
}: Partial<OutboxEntry> & { queue?: string } = {}) {
  const entry: OutboxEntry = {
    id: 1,
    playerId: 1,
    key: 'key-of-entry-1',
    call: inboxAddresses.sendMessage,
    input: { params: { userId: 2 }, body: { text: 'Hello' } },
    shown: { queue, what: 'Message to Ben', text: 'Hello', href: '/u/ada/inbox/2' },
    stale: [],
    createdAt: NOW,
    triedAt: null,
    attempts: 0,
    notBefore: 0,
    claimedUntil: 0,
    state: 'waiting',
    problem: null,
    ...facts,
  };
  return entry;
}
