import { newClientKey } from '../api/client-key.ts';
import { readStoredDraft, storeDraft } from '../drafts/draft-storage.ts';
import { publishRestored } from '../drafts/restored-drafts.ts';
import { currentSession } from '../session/session.ts';
import { joinDrafts } from './join-drafts.ts';
import { markOutbox } from './mark-outbox.ts';
import type { OutboxEntry, WaitingWrite } from './outbox-entry.ts';
import { changeEntry, countAllEntries, listEntries, removeEntry, takeEntryBack } from './outbox-storage.ts';
import { postToTabs } from './outbox-tabs.ts';
import { showWaiting } from './waiting-writes.ts';

/** Shows what the database has; what was sent stays until `forgetSent`. */
export async function refresh() {
  refreshes += 1;
  const turn = refreshes;
  const userId = currentSession()?.userId;
  // A logout has deleted the database, which must not come back.
  if (userId === undefined) return showWaiting([]);
  const entries = await listEntries(userId);
  const isUsed = (await countAllEntries()) > 0 || sent.size > 0;
  if (turn !== refreshes) return;
  markOutbox(isUsed);
  const shown: WaitingWrite[] = entries.map((entry) => sent.get(entry.id) ?? entry);
  showWaiting(shown.concat(sentAndGone(entries)));
}

let refreshes = 0;
const sent = new Map<number, WaitingWrite>();

export function noteSent(entry: OutboxEntry, answer: unknown) {
  sent.set(entry.id, { ...entry, state: 'sent', answer });
}

export async function forgetSent(id: number) {
  sent.delete(id);
  await refresh();
}

function sentAndGone(entries: readonly OutboxEntry[]): WaitingWrite[] {
  const ids = new Set(entries.map(({ id }) => id));
  return [...sent.values()].filter(({ id }) => !ids.has(id));
}

/** Its text is in the draft again. False where it is being sent at this moment. */
export async function takeBack({ id, shown }: Pick<OutboxEntry, 'id' | 'shown'>): Promise<boolean> {
  if (!(await takeEntryBack(id, Date.now()))) return false;
  if (shown.draft) restoreDraft(shown.draft);
  await refreshAllTabs();
  return true;
}

/** What has been typed since stays below it. */
function restoreDraft({ name, value }: NonNullable<OutboxEntry['shown']['draft']>) {
  storeDraft(name, joinDrafts(value, readStoredDraft(name)));
  publishRestored(name);
}

/** With a new key: the player has decided that it is to be sent again. */
export async function sendAgain(id: number) {
  const now = Date.now();
  await changeEntry(id, {
    key: newClientKey(),
    state: 'waiting',
    problem: null,
    createdAt: now,
    triedAt: null,
    attempts: 0,
    notBefore: 0,
  });
  await refreshAllTabs();
  requestSending();
}

export async function remove(id: number) {
  await removeEntry(id);
  await refreshAllTabs();
}

export async function refreshAllTabs() {
  await refresh();
  postToTabs({ kind: 'changed' });
}

/** What waits, and what was refused. */
export async function countOwnEntries(): Promise<number> {
  const userId = currentSession()?.userId;
  return userId === undefined ? 0 : (await listEntries(userId)).length;
}

/** Resolves to whether writes of other players remain on the device. */
export async function discardOwn(): Promise<boolean> {
  const userId = currentSession()?.userId;
  const own = userId === undefined ? [] : await listEntries(userId);
  for (const { id } of own) await removeEntry(id);
  return (await countAllEntries()) > 0;
}

let onRequest = () => {};

export function requestSending() {
  onRequest();
}

/** What sends is set up by the component that has the settings of the API. */
export function onSendingRequested(listener: () => void): () => void {
  onRequest = listener;
  return () => {
    onRequest = () => {};
  };
}
