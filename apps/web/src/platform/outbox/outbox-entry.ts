import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import type { Problem } from '@wallabee/contract/protocol/problem';
import type { SiteAddress } from '../../ui/controls/link.tsx';

/** What pages show of a write that waits. It is stored with it, so that every version of the site can show it. */
export interface ShownWrite {
  /** Writes of one queue are sent in order. */
  queue: string;
  /** What it is: "Message to Ada". */
  what: string;
  /** What was typed; empty for a press of a button. */
  text: string;
  /** The page that it belongs to. */
  href: SiteAddress;
  /** The stored draft that gets the text back. */
  draft?: { name: string; value: unknown };
  /** What the feature needs to show it on its page. */
  detail?: unknown;
}

/** With the entry, so that a later version of the site can send it. */
export type WrittenCall = Pick<Endpoint, 'method' | 'path'> & { sendsJson?: true | undefined };

export interface NewEntry {
  playerId: number;
  /** The Idempotency-Key, the same for every attempt. */
  key: string;
  call: WrittenCall;
  input: object;
  shown: ShownWrite;
  /** The paths of calls whose cached answers it changes. */
  stale: readonly string[];
  /** Of the device's clock, in milliseconds, as all times here. */
  createdAt: number;
  /** When it may have reached the server for the first time; null where it certainly did not. */
  triedAt: number | null;
}

export interface OutboxEntry extends NewEntry {
  /** Counts up, so that it is the order of creation. */
  id: number;
  attempts: number;
  /** The server asked to wait until then. */
  notBefore: number;
  /** A tab is sending it until then, at most. */
  claimedUntil: number;
  state: 'waiting' | 'refused' | 'too-old';
  /** Why it was refused. */
  problem: Pick<Problem, 'error' | 'reason'> | null;
}

/** As a tab shows it: one that was sent stays until the page has the real thing. */
export type WaitingWrite = Omit<OutboxEntry, 'state'> &
  ({ state: OutboxEntry['state'] } | { state: 'sent'; answer: unknown });
