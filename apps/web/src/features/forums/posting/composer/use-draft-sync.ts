import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackgroundCallApi } from '../../../../platform/api/api.ts';
import { type Draft, formatOf, fromServer } from '../drafts.ts';
import type { DraftInUse } from '../use-draft.ts';
import { afterSaving, mustSave, onOpen } from './draft-sync-rules.ts';

const PAUSE_MS = 2_000;
const RETRY_MS = 10_000;

/** Saves the draft on the server after a pause in typing, and takes or offers what another device has saved. */
export function useDraftSync(use: DraftInUse) {
  const callApi = useBackgroundCallApi();
  const [other, setOther] = useState<Draft | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const isOpened = useRef(false);
  const isSaving = useRef(false);
  const { place, draft } = use;
  const params = { place };

  const open = useEffectEvent(async () => {
    try {
      const { draft: saved } = await callApi(forumCalls.readDraft, { params });
      const opened = onOpen(use.current(), saved);
      if (opened.do === 'take') use.replace(opened.draft);
      else if (opened.do === 'offer') setOther(opened.other);
      else if (opened.do === 'drop') use.drop();
    } catch (cause) {
      setFailure(cause as Error);
    }
    isOpened.current = true;
    setTries((count) => count + 1);
  });

  const save = useEffectEvent(async () => {
    const sent = use.current();
    if (!isOpened.current || isSaving.current || !mustSave(sent)) return;
    isSaving.current = true;
    try {
      const { saved_at, replaced } = await callApi(forumCalls.saveDraft, { params, body: bodyOf(sent) });
      use.replace(afterSaving(use.current(), sent, saved_at));
      if (replaced) setOther(fromServer(replaced));
      setFailure(null);
    } catch (cause) {
      setFailure(cause as Error);
    }
    isSaving.current = false;
    setTries((count) => count + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another draft.
  useEffect(() => void open(), [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change and every attempt starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(() => void save(), failure ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft.changedAt, draft.savedChange, tries]);

  useEffect(() => {
    const saveNow = () => void save();
    window.addEventListener('online', saveNow);
    return () => window.removeEventListener('online', saveNow);
  }, []);

  return {
    /** Why the last change is not on the server. */
    failure,
    other,
    /** The two change places, so that neither is lost. */
    swapWithOther: () => {
      if (!other) return;
      const mine = use.current();
      use.change({ ...other, changedAt: Date.now(), savedAt: mine.savedAt, savedChange: mine.savedChange });
      setOther(mine);
    },
    leaveOther: () => setOther(null),
  };
}

function bodyOf(draft: Draft) {
  const { title, text, quote, savedAt } = draft;
  return {
    title,
    text,
    format: formatOf(draft),
    quoted_post_id: quote ? (quote.postId as PostId) : undefined,
    quoted_part: quote?.isPart ? quote.text : undefined,
    based_on: savedAt ?? undefined,
  };
}
