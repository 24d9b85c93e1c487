import type { ForumDraft } from '@wallabee/contract/forums/drafts';
import { changeDraft, type Draft, fromServer, isEmptyDraft, isUnsaved, UNKNOWN_CHANGE } from '../drafts.ts';

export type Opened =
  | { do: 'nothing' }
  /** The server's is newer, and the device has changed nothing since. */
  | { do: 'take'; draft: Draft }
  /** Both were changed: the device's stays, and the other can be chosen. */
  | { do: 'offer'; other: Draft }
  /** It was posted or discarded on another device. */
  | { do: 'drop' };

/** What to do with the server's draft when a box is opened. */
export function onOpen(local: Draft, saved: ForumDraft | null): Opened {
  if (saved === null) {
    const wasSaved = local.savedAt !== null && !isUnsaved(local);
    return wasSaved ? { do: 'drop' } : { do: 'nothing' };
  }
  if (saved.saved_at === local.savedAt) return { do: 'nothing' };
  const other = fromServer(saved);
  if (!isUnsaved(local)) return { do: 'take', draft: other };
  if (isEmptyDraft(local)) return { do: 'take', draft: withQuoteOf(local, other) };
  return other.text === local.text ? { do: 'nothing' } : { do: 'offer', other };
}

/** The reader may press Quote before the text arrives. */
function withQuoteOf({ quote }: Draft, other: Draft): Draft {
  return quote ? changeDraft(other, { quote }) : other;
}

/** Whether there is something to send: a change, or the end of a draft that the server has. */
export function mustSave(draft: Draft): boolean {
  if (!isUnsaved(draft)) return false;
  return !isEmptyDraft(draft) || draft.savedAt !== null;
}

/** The draft after the server has saved `sent`; what was typed in between stays unsaved. */
export function afterSaving(now: Draft, sent: Draft, savedAt: string | null): Draft {
  const isSame = now.changedAt === sent.changedAt;
  return { ...now, savedAt, savedChange: isSame ? now.changedAt : UNKNOWN_CHANGE };
}
