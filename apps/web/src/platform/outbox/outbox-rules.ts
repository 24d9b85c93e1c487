import type { Problem } from '@wallabee/contract/protocol/problem';
import { WAITING_KEY_DAYS } from '@wallabee/contract/protocol/waiting-key-days';
import type { OutboxEntry, WaitingWrite } from './outbox-entry.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A day less than the server recognises the key, because clocks differ. */
export const LONGEST_WAIT_MS = (WAITING_KEY_DAYS - 1) * DAY_MS;

/** Whether the server may have forgotten the key. After a change of the device's clock the age is not known. */
export function isTooOld({ createdAt }: Pick<OutboxEntry, 'createdAt'>, now: number): boolean {
  return now - createdAt >= LONGEST_WAIT_MS || createdAt - now >= DAY_MS;
}

/** The first in order of creation that can be sent; one that has to wait holds back those of its queue. */
export function nextToSend(entries: readonly OutboxEntry[], now: number): OutboxEntry | undefined {
  const blocked = new Set<string>();
  for (const entry of waitingInOrder(entries)) {
    const { queue } = entry.shown;
    if (entry.notBefore <= now && !blocked.has(queue)) return entry;
    blocked.add(queue);
  }
  return undefined;
}

/** When the next entry can be sent; undefined where none waits. */
export function wakeAt(entries: readonly OutboxEntry[]): number | undefined {
  const first = new Map<string, number>();
  for (const { shown, notBefore } of waitingInOrder(entries)) {
    if (!first.has(shown.queue)) first.set(shown.queue, notBefore);
  }
  return first.size > 0 ? Math.min(...first.values()) : undefined;
}

function waitingInOrder(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.filter(({ state }) => state === 'waiting').toSorted((one, other) => one.id - other.id);
}

export interface Answer {
  status: number;
  body: unknown;
  /** As Retry-After says. */
  retryAfterMs: number | undefined;
}

export type Outcome =
  | { do: 'sent' }
  /** The same login is needed again. */
  | { do: 'log-in' }
  /** Nothing can be sent now. */
  | { do: 'wait-for-network' }
  | { do: 'retry'; afterMs: number }
  | { do: 'refuse'; problem: OutboxEntry['problem'] };

/** What follows from an answer, or from none. */
export function outcomeOf(
  answer: Answer | undefined,
  { attempts }: Pick<OutboxEntry, 'attempts'>,
  random: number,
): Outcome {
  if (!answer) return { do: 'wait-for-network' };
  const { status, body, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return { do: 'sent' };
  if (status === 401) return { do: 'log-in' };
  const problem = problemIn(body);
  if (problem && isRefusal(status, problem)) return { do: 'refuse', problem };
  return { do: 'retry', afterMs: retryAfterMs ?? retryDelayMs(attempts, random) };
}

/** What is not a problem of our API comes from a proxy, or from the page of a network that wants a login. */
function problemIn(body: unknown): OutboxEntry['problem'] {
  const { error, code, reason } = (body ?? {}) as Partial<Problem>;
  if (typeof error !== 'string' || code === undefined) return null;
  return { error, ...(reason !== undefined && { reason }) };
}

function isRefusal(status: number, { reason }: Pick<Problem, 'reason'>): boolean {
  return status < 500 && !RETRIED_STATUSES.includes(status) && reason !== 'idempotency_key_under_way';
}

/** Timeouts, and more calls than are allowed. */
const RETRIED_STATUSES = [408, 425, 429];

/** `random` is at least 0 and less than 1; it spreads devices that failed together. */
export function retryDelayMs(attempts: number, random: number): number {
  const full = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_DELAY_MS);
  return Math.round(full * (0.5 + random / 2));
}

const FIRST_DELAY_MS = 4_000;
const LONGEST_DELAY_MS = 15 * 60_000;

/** It stays until the player decides what to do. */
export function isNotSent(state: WaitingWrite['state']): boolean {
  return state === 'refused' || state === 'too-old';
}

/** The server may have done it, so a new key could do it twice. */
export function mayHaveArrived({ triedAt }: Pick<OutboxEntry, 'triedAt'>): boolean {
  return triedAt !== null;
}
