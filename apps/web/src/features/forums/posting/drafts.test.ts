import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, storeDraft } from '../../../platform/drafts/draft-storage.ts';
import { changeDraft, EMPTY_DRAFT, newSubmissionKey, readDraft } from './drafts.ts';

const draft = { ...EMPTY_DRAFT, text: 'Leek, obviously.', submissionKey: 'k' };

afterEach(() => {
  dropDraft('a');
  vi.unstubAllGlobals();
});

function aStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  vi.stubGlobal('localStorage', storage);
  return items;
}

test('a draft is restored after a reload [ER-02]', () => {
  const items = aStorage();
  storeDraft('a', draft);
  const stored = items.get('draft:a') ?? '';
  dropDraft('a');
  aStorage({ 'draft:a': stored });

  expect(readDraft('a')).toEqual(draft);
});

test('a draft survives cleared and forbidden storage [ER-02]', () => {
  const items = aStorage();
  storeDraft('a', draft);
  items.clear();
  expect(readDraft('a')).toEqual(draft);

  vi.stubGlobal('localStorage', undefined);
  storeDraft('a', { ...draft, text: 'Onion.' });
  expect(readDraft('a').text).toBe('Onion.');
});

test('a posted draft is deleted', () => {
  const items = aStorage();
  storeDraft('a', draft);

  dropDraft('a');

  expect(readDraft('a')).toEqual(EMPTY_DRAFT);
  expect(items.size).toBe(0);
});

test.each(['not json', '{}', 'null', '[]', '{"text":1}'])('%s in the storage is ignored', (stored) => {
  aStorage({ 'draft:a': stored });

  expect(readDraft('a')).toEqual(EMPTY_DRAFT);
});

test('a changed draft is sent under a new key', () => {
  expect(changeDraft(draft, { text: 'Onion.' }).submissionKey).toBeNull();
  expect(newSubmissionKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSubmissionKey()).not.toBe(newSubmissionKey());
});
