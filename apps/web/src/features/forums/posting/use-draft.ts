import { useEffect, useRef, useState } from 'react';
import { dropDraft, storeDraft } from '../../../platform/drafts/draft-storage.ts';
import { onDraftRestored } from '../../../platform/drafts/restored-drafts.ts';
import { useSession } from '../../../platform/session/session.ts';
import { changeDraft, type Draft, EMPTY_DRAFT, newSubmissionKey, readDraft, takenBack } from './drafts.ts';

export type DraftInUse = ReturnType<typeof useDraft>;

/** The draft is stored at every keystroke; `place` names the forum, the thread or the edited post. */
export function useDraft(place: string) {
  const name = `${useSession()?.userId ?? 0}:${place}`;
  const [stored, setStored] = useState(() => ({ name, draft: readDraft(name) }));
  // In a server-rendered page the player is known after hydration.
  if (stored.name !== name) setStored({ name, draft: readDraft(name) });
  const { draft } = stored;
  const latest = useRef(draft);
  latest.current = draft;

  function save(next: Draft) {
    latest.current = next;
    storeDraft(name, next);
    setStored({ name, draft: next });
    return next;
  }

  useEffect(() => onDraftRestored(name, () => setStored({ name, draft: readDraft(name) })), [name]);

  return {
    place,
    draft,
    /** For the outbox, to restore the draft. */
    toRestore: () => ({ name, value: takenBack(latest.current) }),
    /** Its text waits in the outbox; the server's copy is deleted as if the player had emptied the box. */
    empty: () => void save(changeDraft(latest.current, { title: '', text: '', quote: null })),
    /** Also for what answers later than the next key. */
    current: () => latest.current,
    change: (changes: Partial<Draft>) => void save(changeDraft(latest.current, changes)),
    replace: save,
    /** The draft with its submission key, which stays the same until the draft changes. */
    sealed: () =>
      save({ ...latest.current, submissionKey: latest.current.submissionKey ?? newSubmissionKey() }),
    drop: () => {
      dropDraft(name);
      latest.current = EMPTY_DRAFT;
      setStored({ name, draft: EMPTY_DRAFT });
    },
  };
}
