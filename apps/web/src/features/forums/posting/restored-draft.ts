import type { ForumDraft, saveDraft } from '@wallabee/contract/forums/drafts';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { changeDraft, type Draft, fromServer, isUnsaved } from './drafts.ts';

/** The device's draft after `restored` was saved again; a text that it replaced on the server is not lost. */
export function afterRestoring(now: Draft, restored: ForumDraft, saved: ResponseOf<typeof saveDraft>): Draft {
  if (saved.replaced && !isUnsaved(now)) return changeDraft(fromServer(saved.replaced), {});
  return now.savedAt === restored.saved_at ? { ...now, savedAt: saved.saved_at } : now;
}
