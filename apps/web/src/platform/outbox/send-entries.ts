import type { OutboxEntry } from './outbox-entry.ts';
import { type Answer, isTooOld, nextToSend, type Outcome, outcomeOf, wakeAt } from './outbox-rules.ts';
import { changeEntry, claimEntry, listEntries, removeEntry } from './outbox-storage.ts';

export interface Sending {
  playerId: number;
  /** False where another tab may be sending at the same time. */
  isOnlySender: boolean;
  /** Undefined where no answer came. */
  send: (entry: OutboxEntry) => Promise<Answer | undefined>;
  onSent: (entry: OutboxEntry, answer: unknown) => void;
  onChange: () => void;
  now: () => number;
  random: () => number;
}

/** When to send again. */
export type NextRun = { until: 'time'; at: number } | { until: 'network' | 'login' | 'addition' };

/** Sends one after the other, until nothing can be sent now. */
export async function sendEntries(sending: Sending): Promise<NextRun> {
  const { playerId, isOnlySender, now, onChange } = sending;
  const claimedElsewhere = new Set<number>();
  for (;;) {
    const entries = await markTooOld(await listEntries(playerId), sending);
    const next = nextToSend(withoutQueuesOf(entries, claimedElsewhere), now());
    if (!next) return nextRunAfter(entries, claimedElsewhere, now());
    const claimed = await claimEntry(next.id, { now: now(), isOnlySender });
    if (!claimed) {
      claimedElsewhere.add(next.id);
      continue;
    }
    onChange();
    const nextRun = await sendOne(claimed, sending);
    onChange();
    if (nextRun) return nextRun;
  }
}

async function sendOne(entry: OutboxEntry, sending: Sending): Promise<NextRun | undefined> {
  const answer = await sending.send(entry);
  const outcome = outcomeOf(answer, entry, sending.random());
  if (outcome.do === 'sent') {
    sending.onSent(entry, answer?.body);
    await removeEntry(entry.id);
    return undefined;
  }
  await changeEntry(entry.id, { claimedUntil: 0, ...changesBy(outcome, sending.now()) });
  if (outcome.do === 'log-in') return { until: 'login' };
  return outcome.do === 'wait-for-network' ? { until: 'network' } : undefined;
}

function changesBy(outcome: Outcome, now: number): Partial<OutboxEntry> {
  if (outcome.do === 'refuse') return { state: 'refused', problem: outcome.problem };
  return outcome.do === 'retry' ? { notBefore: now + outcome.afterMs } : {};
}

async function markTooOld(entries: OutboxEntry[], { now, onChange }: Sending): Promise<OutboxEntry[]> {
  const old = entries.filter((entry) => entry.state === 'waiting' && isTooOld(entry, now()));
  for (const { id } of old) await changeEntry(id, { state: 'too-old' });
  if (old.length > 0) onChange();
  return entries.filter((entry) => !old.includes(entry));
}

/** What another tab is sending holds back what was written after it. */
function withoutQueuesOf(entries: readonly OutboxEntry[], ids: ReadonlySet<number>): OutboxEntry[] {
  const queues = new Set(entries.filter(({ id }) => ids.has(id)).map(({ shown }) => shown.queue));
  return entries.filter(({ shown }) => !queues.has(shown.queue));
}

function nextRunAfter(
  entries: readonly OutboxEntry[],
  claimedElsewhere: ReadonlySet<number>,
  now: number,
): NextRun {
  if (claimedElsewhere.size > 0) return { until: 'time', at: now + LOOK_AGAIN_MS };
  const at = wakeAt(entries);
  return at === undefined ? { until: 'addition' } : { until: 'time', at };
}

const LOOK_AGAIN_MS = 5_000;
