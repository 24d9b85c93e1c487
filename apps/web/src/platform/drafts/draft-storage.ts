/** Unsent texts: in browser storage to survive a reload, and in memory because a logout elsewhere clears the storage. */
const inMemory = new Map<string, unknown>();

/** `name` starts with the player's id, so that no player finds another's draft. */
export function readStoredDraft(name: string): unknown {
  if (inMemory.has(name)) return inMemory.get(name);
  let stored: unknown;
  inStorage((storage) => {
    stored = JSON.parse(storage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  });
  return stored;
}

export function storeDraft(name: string, draft: unknown) {
  inMemory.set(name, draft);
  inStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(draft)));
}

export function dropDraft(name: string) {
  inMemory.delete(name);
  inStorage((storage) => storage.removeItem(PREFIX + name));
}

const PREFIX = 'draft:';

/** Storage can be forbidden, full, or written by an older version; the draft is then in memory only. */
function inStorage(act: (storage: Storage) => void) {
  try {
    act(localStorage);
  } catch {
    return;
  }
}
