import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { anEntry, NOW } from './outbox-entry.fixture.ts';
import type { NewEntry } from './outbox-entry.ts';
import {
  addEntry,
  changeEntry,
  claimEntry,
  closeStorage,
  countAllEntries,
  listEntries,
  removeEntry,
  takeEntryBack,
} from './outbox-storage.ts';

const { id: _id, ...parts } = anEntry();
const aWrite = (facts: Partial<NewEntry> = {}): NewEntry => ({ ...parts, ...facts });
const claim = (id: number, now = NOW, isOnlySender = false) => claimEntry(id, { now, isOnlySender });

beforeEach(async () => {
  await closeStorage();
  globalThis.indexedDB = new IDBFactory();
});

test('entries are listed in the order in which they were added, each with what it needs [FK-02]', async () => {
  await addEntry(aWrite({ key: 'first-key' }));
  await addEntry(aWrite({ key: 'second-key' }));

  const entries = await listEntries(1);

  expect(entries.map(({ key }) => key)).toEqual(['first-key', 'second-key']);
  expect(entries[0]).toEqual({ ...anEntry({ key: 'first-key' }), id: entries[0]?.id });
});

test('entries outlive the page [FK-02]', async () => {
  await addEntry(aWrite());
  await closeStorage();

  expect(await listEntries(1)).toHaveLength(1);
});

test('a player finds none of another [FK-02, FK-03]', async () => {
  await addEntry(aWrite({ playerId: 2 }));

  expect(await listEntries(1)).toEqual([]);
  expect(await countAllEntries()).toBe(1);
});

test('of several tabs one gets an entry to send [FK-02]', async () => {
  await addEntry(aWrite());
  const [{ id } = anEntry()] = await listEntries(1);

  const claims = await Promise.all([claim(id), claim(id), claim(id)]);

  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(claims.find(Boolean)).toMatchObject({ attempts: 1, triedAt: NOW });
});

test('a claim of a tab that has ended expires, and at once where no other tab can be sending', async () => {
  await addEntry(aWrite());
  const [{ id } = anEntry()] = await listEntries(1);
  await claim(id);

  expect(await claim(id, NOW + 59_000)).toBeUndefined();
  expect(await claim(id, NOW + 59_000, true)).toMatchObject({ attempts: 2, triedAt: NOW });
  expect(await claim(id, NOW + 120_000)).toMatchObject({ attempts: 3, triedAt: NOW });
});

test('what is taken back cannot be sent, and what is being sent cannot be taken back [FK-02]', async () => {
  await addEntry(aWrite());
  await addEntry(aWrite());
  const [first = anEntry(), second = anEntry()] = await listEntries(1);

  expect(await takeEntryBack(first.id, NOW)).toBe(true);
  expect(await claim(first.id)).toBeUndefined();

  await claim(second.id);
  expect(await takeEntryBack(second.id, NOW)).toBe(false);
  expect(await listEntries(1)).toHaveLength(1);
});

test('a refused entry is not sent, and can be removed', async () => {
  await addEntry(aWrite());
  const [{ id } = anEntry()] = await listEntries(1);
  await claim(id);
  await changeEntry(id, { state: 'refused', problem: { error: 'No.' } });

  expect(await claim(id, NOW + 120_000)).toBeUndefined();
  expect(await takeEntryBack(id, NOW)).toBe(true);
});

test('an answer does not bring back what is gone', async () => {
  await addEntry(aWrite());
  const [{ id } = anEntry()] = await listEntries(1);
  await removeEntry(id);

  expect(await changeEntry(id, { state: 'refused' })).toBeUndefined();
  expect(await listEntries(1)).toEqual([]);
});

test('after a logout has deleted the database it is empty, and can be used again [FK-03]', async () => {
  await addEntry(aWrite());
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('outbox').onsuccess = resolve;
  });

  expect(await countAllEntries()).toBe(0);
  await addEntry(aWrite());
  expect(await listEntries(1)).toHaveLength(1);
});
