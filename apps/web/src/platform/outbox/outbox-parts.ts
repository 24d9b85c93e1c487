import { confirmLoss } from './confirm-loss.ts';
import { sendOrStore } from './send-or-store.ts';
import { WaitingIndicator } from './waiting-indicator.tsx';
import { WaitingList } from './waiting-list.tsx';

/** What is loaded with one request. */
export const outboxParts = { confirmLoss, sendOrStore, WaitingIndicator, WaitingList };
