import type { ListedDraft } from '@wallabee/contract/forums/drafts';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../../platform/api/api.ts';
import { dropDraft, storeDraft } from '../../../platform/drafts/draft-storage.ts';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { draftStrings } from './draft-list.strings.ts';
import { type Draft, isEmptyDraft, isUnsaved, readDraft } from './drafts.ts';
import { afterRestoring } from './restored-draft.ts';

/** The box of this device must not bring it back, unless the player takes the discarding back. */
export function useDiscardListed() {
  const userId = useSession()?.userId ?? 0;
  const callApi = useCallApi();
  const invalidate = useInvalidate();
  const offer = useOfferToast();
  const showToast = useToast();
  const restore = useRestore();

  const tryToRestore = (discarded: Discarded) => {
    restore(discarded).catch(() => {
      const dismiss = showToast({
        text: draftStrings.restoreFailed,
        isError: true,
        action: {
          label: draftStrings.tryAgain,
          onAction: () => {
            dismiss();
            tryToRestore(discarded);
          },
        },
      });
    });
  };
  const discard = async (draft: ListedDraft) => {
    await callApi(forumCalls.discardDraft, { params: { place: draft.place } });
    const name = `${userId}:${draft.place}`;
    const discarded = { name, draft, local: readDraft(name) };
    dropDraft(name);
    offer(draftStrings.discarded, { label: draftStrings.undo, onAction: () => tryToRestore(discarded) });
    await invalidate(forumCalls.listDrafts);
  };
  return (draft: ListedDraft) =>
    void discard(draft).catch(() => showToast({ text: draftStrings.discardFailed, isError: true }));
}

interface Discarded {
  /** Of the draft on this device. */
  name: string;
  draft: ListedDraft;
  local: Draft;
}

function useRestore() {
  const callApi = useCallApi();
  const invalidate = useInvalidate();
  return async ({ name, draft, local }: Discarded) => {
    // The player may have filled the box again since.
    if (isUnsaved(local) && isEmptyDraft(readDraft(name))) storeDraft(name, local);
    const { place, title, text, format, quote } = draft;
    const quoted = quote && {
      quoted_post_id: quote.post_id as PostId,
      quoted_part: quote.is_part ? quote.text : undefined,
    };
    const body = { title, text, format, ...quoted };
    const saved = await callApi(forumCalls.saveDraft, { params: { place }, body });
    const now = readDraft(name);
    const next = afterRestoring(now, draft, saved);
    if (next !== now) storeDraft(name, next);
    await invalidate(forumCalls.listDrafts);
  };
}
