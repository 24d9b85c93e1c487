import { currentSession, type Session } from '../session/session.ts';
import { isConnectionLost, noAnswer, withTimeout } from './lost-connection.ts';
import { refreshAllTabs, requestSending } from './outbox.ts';
import type { ShownWrite, WrittenCall } from './outbox-entry.ts';
import { addEntry, countAllEntries, listEntries } from './outbox-storage.ts';
import { WAITS } from './waits.ts';

interface Write<Answer> {
  key: string;
  call: WrittenCall;
  input: object;
  shown: ShownWrite;
  /** Calls whose cached answers it changes. */
  stale: readonly { path: string }[];
  send: () => Promise<Answer>;
}

/** Sends it, or stores it where there is no connection. The key makes sure that both together have one effect. */
export async function sendOrStore<Answer>({
  send,
  stale,
  call: { method, path, sendsJson },
  ...write
}: Write<Answer>): Promise<Answer | typeof WAITS> {
  const session = currentSession();
  if (!session || !(await isStorageUsable())) return send();
  let triedAt: number | null = null;
  let failure: unknown = noAnswer();
  if (navigator.onLine && !(await hasWaiting(session, write.shown.queue))) {
    triedAt = Date.now();
    try {
      return await withTimeout(send());
    } catch (thrown) {
      if (!isConnectionLost(thrown)) throw thrown;
      failure = thrown;
    }
  }
  // After a logout nothing of the player may be stored.
  if (currentSession()?.userId !== session.userId) throw failure;
  const call = { method, path, ...(sendsJson && { sendsJson }) };
  const facts = { call, stale: stale.map((stored) => stored.path) };
  await addEntry({ ...write, ...facts, playerId: session.userId, createdAt: Date.now(), triedAt });
  await refreshAllTabs();
  requestSending();
  return WAITS;
}

async function isStorageUsable(): Promise<boolean> {
  return countAllEntries().then(
    () => true,
    () => false,
  );
}

/** What is written later must not overtake it. */
async function hasWaiting({ userId }: Session, queue: string): Promise<boolean> {
  const entries = await listEntries(userId);
  return entries.some(({ state, shown }) => state === 'waiting' && shown.queue === queue);
}
