import { readStoredDraft } from '../../../platform/drafts/draft-storage.ts';

export interface Draft {
  title: string;
  text: string;
  isHtml: boolean;
  quote: DraftQuote | null;
  /** Set by the first attempt to send and reset by every change, so that a retry posts once. */
  submissionKey: string | null;
}

export interface DraftQuote {
  postId: number;
  name: string;
  text: string;
}

export const EMPTY_DRAFT: Draft = { title: '', text: '', isHtml: false, quote: null, submissionKey: null };

export function readDraft(name: string): Draft {
  const stored = readStoredDraft(name) as Partial<Draft> | undefined;
  return typeof stored?.text === 'string' ? { ...EMPTY_DRAFT, ...stored } : EMPTY_DRAFT;
}

/** A changed draft needs a new submission key. */
export function changeDraft(draft: Draft, changes: Partial<Draft>): Draft {
  return { ...draft, submissionKey: null, ...changes };
}

export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
