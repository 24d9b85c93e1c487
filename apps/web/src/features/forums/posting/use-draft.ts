import { useState } from 'react';
import { dropDraft, keepDraft } from '../../../platform/drafts/kept-drafts.ts';
import { useSession } from '../../../platform/session/session.ts';
import { changeDraft, type Draft, newSubmissionKey, readDraft } from './drafts.ts';

/** A draft of the player who is logged in, kept at every keystroke. `about` names what it is a draft of. */
export function useDraft(about: string) {
  // Each player's own: another who logs in on the same device must not find it.
  const name = `${useSession()?.userId ?? 0}:${about}`;
  const [kept, setKept] = useState(() => ({ name, draft: readDraft(name) }));
  // Whose it is becomes known when a page that the server made has come to life.
  if (kept.name !== name) setKept({ name, draft: readDraft(name) });
  const { draft } = kept;
  const setDraft = (next: Draft) => setKept({ name, draft: next });

  function keep(next: Draft) {
    keepDraft(name, next);
    setDraft(next);
    return next;
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => void keep(changeDraft(draft, changes)),
    /** The draft with the key it is sent under: the same one until its words change. */
    sealed: () => keep({ ...draft, submissionKey: draft.submissionKey ?? newSubmissionKey() }),
    drop: () => {
      dropDraft(name);
      setDraft(readDraft(name));
    },
  };
}
