import type { ForumDraft } from '@wallabee/contract/forums/drafts';
import type { DraftFormat } from '@wallabee/contract/forums/editing';
import { readStoredDraft } from '../../../platform/drafts/draft-storage.ts';

export interface Draft {
  title: string;
  text: string;
  isHtml: boolean;
  /** Tags such as [b] are words. */
  isPlain: boolean;
  quote: DraftQuote | null;
  /** Set by the first attempt to send and reset by every change, so that a retry posts once. */
  submissionKey: string | null;
  /** Of the device's clock, in milliseconds; 0 for one that was never changed. */
  changedAt: number;
  /** The change that the server has. */
  savedChange: number;
  /** When the server saved it, by its own clock. */
  savedAt: string | null;
}

export interface DraftQuote {
  postId: number;
  name: string;
  text: string;
  /** Whether the text is a part of the post. */
  isPart?: boolean;
}

export const EMPTY_DRAFT: Draft = {
  title: '',
  text: '',
  isHtml: false,
  isPlain: false,
  quote: null,
  submissionKey: null,
  changedAt: 0,
  savedChange: 0,
  savedAt: null,
};

export function readDraft(name: string): Draft {
  const stored = readStoredDraft(name) as Partial<Draft> | undefined;
  return typeof stored?.text === 'string' ? { ...EMPTY_DRAFT, ...stored } : EMPTY_DRAFT;
}

/** A changed draft needs a new submission key. */
export function changeDraft(draft: Draft, changes: Partial<Draft>, now = Date.now()): Draft {
  return { ...draft, submissionKey: null, changedAt: Math.max(now, draft.changedAt + 1), ...changes };
}

export function isEmptyDraft({ title, text }: Draft): boolean {
  return title.trim() === '' && text.trim() === '';
}

/** Whether the server does not have the last change yet. */
export function isUnsaved({ changedAt, savedChange }: Draft): boolean {
  return changedAt !== savedChange;
}

/** Of a post that is being edited; Cancel discards it. */
export function isOfPost(place: string): boolean {
  return place.startsWith('post:');
}

export function formatOf({ isHtml, isPlain }: Pick<Draft, 'isHtml' | 'isPlain'>): DraftFormat {
  if (isHtml) return 'html';
  return isPlain ? 'plain' : 'bbcode';
}

export function ofFormat(format: DraftFormat): Pick<Draft, 'isHtml' | 'isPlain'> {
  return { isHtml: format === 'html', isPlain: format === 'plain' };
}

/** As it comes back from the outbox: the server may have deleted its copy, which must not delete this one. */
export function takenBack(draft: Draft): Draft {
  return { ...draft, savedAt: null, savedChange: UNKNOWN_CHANGE };
}

/** Never equal to the time of a change. */
export const UNKNOWN_CHANGE = -1;

/** What the calls that post take of it. */
export function wordsToSend({ text, isHtml, isPlain }: Draft, canWriteHtml: boolean) {
  if (isHtml && canWriteHtml) return { text, is_html: true };
  return { text, format: isPlain ? ('plain' as const) : ('bbcode' as const) };
}

export function fromServer({ title, text, format, quote, saved_at }: ForumDraft): Draft {
  const savedChange = Date.parse(saved_at);
  const quoted = quote && {
    postId: quote.post_id,
    name: quote.name,
    text: quote.text,
    isPart: quote.is_part,
  };
  const saved = { changedAt: savedChange, savedChange, savedAt: saved_at };
  return { ...EMPTY_DRAFT, ...ofFormat(format), ...saved, title, text, quote: quoted };
}

export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
