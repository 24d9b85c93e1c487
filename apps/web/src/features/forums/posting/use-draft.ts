import { useState } from 'react';
import { dropDraft, storeDraft } from '../../../platform/drafts/draft-storage.ts';
import { useSession } from '../../../platform/session/session.ts';
import { changeDraft, type Draft, newSubmissionKey, readDraft } from './drafts.ts';

/** The draft is stored at every keystroke; `about` names the forum or thread. */
export function useDraft(about: string) {
  const name = `${useSession()?.userId ?? 0}:${about}`;
  const [stored, setStored] = useState(() => ({ name, draft: readDraft(name) }));
  // In a server-rendered page the player is known after hydration.
  if (stored.name !== name) setStored({ name, draft: readDraft(name) });
  const { draft } = stored;
  const setDraft = (next: Draft) => setStored({ name, draft: next });

  function save(next: Draft) {
    storeDraft(name, next);
    setDraft(next);
    return next;
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => void save(changeDraft(draft, changes)),
    /** The draft with its submission key, which stays the same until the draft changes. */
    sealed: () => save({ ...draft, submissionKey: draft.submissionKey ?? newSubmissionKey() }),
    drop: () => {
      dropDraft(name);
      setDraft(readDraft(name));
    },
  };
}
