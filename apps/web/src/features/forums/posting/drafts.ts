import { readKeptDraft } from '../../../platform/drafts/kept-drafts.ts';

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

export function readDraft(name: string): Draft {
  const kept = readKeptDraft(name) as Partial<Draft> | undefined;
  return typeof kept?.text === 'string' ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT;
}

/** Different words are a different thing to send. */
export function changeDraft(draft: Draft, changes: Partial<Draft>): Draft {
  return { ...draft, submissionKey: null, ...changes };
}

export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
