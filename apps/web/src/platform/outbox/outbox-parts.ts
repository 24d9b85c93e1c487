import { confirmDiscard } from './confirm-discard.ts';
import { discardOwn } from './outbox.ts';
import { sendOrStore } from './send-or-store.ts';
import { WaitingIndicator } from './waiting-indicator.tsx';
import { WaitingList } from './waiting-list.tsx';

/** What is loaded with one request. */
export const outboxParts = { confirmDiscard, discardOwn, sendOrStore, WaitingIndicator, WaitingList };
