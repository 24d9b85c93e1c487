import { afterEach, expect, test, vi } from 'vitest';
import { newDraft, readMessageDraft, storeMessageDraft } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('a message draft survives an expired login and is private to its player [IN-04, ER-02]', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  const draft = newDraft('Swap you a leek?');
  storeMessageDraft(1, 2, draft);
  expect([...items.keys()]).toEqual(['draft:1:2']);
  items.clear();

  expect(readMessageDraft(1, 2)).toEqual(draft);
  expect(readMessageDraft(3, 2).text).toBe('');

  storeMessageDraft(1, 2, newDraft());
  expect(readMessageDraft(1, 2).text).toBe('');
});
