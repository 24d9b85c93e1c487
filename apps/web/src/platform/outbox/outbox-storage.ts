import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OUTBOX_DATABASE } from './outbox-database.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';

interface Schema extends DBSchema {
  entries: { key: number; value: OutboxEntry };
}

const VERSION = 1;
/** Longer than an attempt may take. */
const CLAIM_MS = 60_000;

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Opened again after a logout has deleted it. */
function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>(OUTBOX_DATABASE, VERSION, {
    upgrade: (created) => void created.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }),
    blocking: () => void closeStorage(),
    terminated: forget,
  });
  database.catch(forget);
  return database;
}

function forget() {
  database = undefined;
}

/** Another tab deletes it, or a later version of the site has to change it. */
export async function closeStorage() {
  const closed = database;
  database = undefined;
  (await closed)?.close();
}

export async function addEntry(entry: NewEntry) {
  const rest = { attempts: 0, notBefore: 0, claimedUntil: 0, state: 'waiting', problem: null } as const;
  // The database chooses the id.
  await (await open()).add('entries', { ...entry, ...rest } as OutboxEntry);
}

export async function listEntries(playerId: number): Promise<OutboxEntry[]> {
  const all = await (await open()).getAll('entries');
  return all.filter((entry) => entry.playerId === playerId);
}

export async function countAllEntries(): Promise<number> {
  return (await open()).count('entries');
}

/** Only one tab gets the entry to send. Undefined where it is gone or another tab has it. */
export function claimEntry(
  id: number,
  { now, isOnlySender }: { now: number; isOnlySender: boolean },
): Promise<OutboxEntry | undefined> {
  return update(id, (entry) => {
    if (entry.state !== 'waiting' || (!isOnlySender && entry.claimedUntil > now)) return undefined;
    const { triedAt, attempts } = entry;
    return { ...entry, claimedUntil: now + CLAIM_MS, attempts: attempts + 1, triedAt: triedAt ?? now };
  });
}

/** Undefined where the player has taken it back. */
export function changeEntry(id: number, changes: Partial<OutboxEntry>): Promise<OutboxEntry | undefined> {
  return update(id, (entry) => ({ ...entry, ...changes }));
}

export async function removeEntry(id: number) {
  await (await open()).delete('entries', id);
}

/** False where a tab is sending it. */
export async function takeEntryBack(id: number, now: number): Promise<boolean> {
  const changing = (await open()).transaction('entries', 'readwrite');
  const entry = await changing.store.get(id);
  const isUnderWay = entry?.state === 'waiting' && entry.claimedUntil > now;
  if (!isUnderWay) await changing.store.delete(id);
  await changing.done;
  return !isUnderWay;
}

async function update(id: number, change: (entry: OutboxEntry) => OutboxEntry | undefined) {
  const changing = (await open()).transaction('entries', 'readwrite');
  const entry = await changing.store.get(id);
  const changed = entry && change(entry);
  if (changed) await changing.store.put(changed);
  await changing.done;
  return changed;
}
