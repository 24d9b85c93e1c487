/** What a player began to write and has not posted yet. */
export interface Draft {
  title: string;
  text: string;
  isHtml: boolean;
  quote: DraftQuote | null;
  /** Given when it is first sent and changed with its words, so that what is sent twice is posted once. */
  submissionKey: string | null;
}

export interface DraftQuote {
  postId: number;
  name: string;
  text: string;
}

export const EMPTY_DRAFT: Draft = { title: '', text: '', isHtml: false, quote: null, submissionKey: null };

/**
 * Kept in the browser's storage, so that it survives a reload, and beside it in memory: a login that runs out empties
 * the storage, and whoever logs in again would find the words gone.
 */
const remembered = new Map<string, Draft>();

export function readDraft(name: string): Draft {
  return remembered.get(name) ?? fromStorage(name) ?? EMPTY_DRAFT;
}

export function keepDraft(name: string, draft: Draft) {
  remembered.set(name, draft);
  inStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(draft)));
}

export function dropDraft(name: string) {
  remembered.delete(name);
  inStorage((storage) => storage.removeItem(PREFIX + name));
}

/** Different words are a different thing to send. */
export function changeDraft(draft: Draft, changes: Partial<Draft>): Draft {
  return { ...draft, submissionKey: null, ...changes };
}

export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const PREFIX = 'draft:';

function fromStorage(name: string): Draft | null {
  let kept: Partial<Draft> | null = null;
  inStorage((storage) => {
    kept = JSON.parse(storage.getItem(PREFIX + name) ?? 'null');
  });
  return kept && typeof (kept as Draft).text === 'string' ? { ...EMPTY_DRAFT, ...(kept as Draft) } : null;
}

/** Storage can be forbidden, full, or hold what an older version wrote; a draft is then kept for this visit alone. */
function inStorage(act: (storage: Storage) => void) {
  try {
    act(localStorage);
  } catch {
    return;
  }
}
