/**
 * What somebody began to write and has not sent yet: kept in the browser's storage, so that it survives a reload, and
 * beside it in memory: a login that runs out empties the storage, and whoever logs in again would find the words gone.
 */
const remembered = new Map<string, unknown>();

/** Undefined where nothing is kept. `name` begins with the player's id: nobody finds another's words. */
export function readKeptDraft(name: string): unknown {
  if (remembered.has(name)) return remembered.get(name);
  let kept: unknown;
  inStorage((storage) => {
    kept = JSON.parse(storage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  });
  return kept;
}

export function keepDraft(name: string, draft: unknown) {
  remembered.set(name, draft);
  inStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(draft)));
}

export function dropDraft(name: string) {
  remembered.delete(name);
  inStorage((storage) => storage.removeItem(PREFIX + name));
}

const PREFIX = 'draft:';

/** Storage can be forbidden, full, or hold what an older version wrote; a draft is then kept for this visit alone. */
function inStorage(act: (storage: Storage) => void) {
  try {
    act(localStorage);
  } catch {
    return;
  }
}
