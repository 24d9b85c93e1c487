import { useEffect, useEffectEvent, useState } from 'react';
import { onSessionExpired, useOwnId } from '../session/session.ts';
import { dropDraft, readStoredDraft, storeDraft } from './draft-storage.ts';
import { onDraftRestored } from './restored-drafts.ts';

/** The text of a short field, which is still there if the login expires and the player logs in again. */
export function useTextOverLogin(field: string, initial = '') {
  const name = `${useOwnId()}:${field}`;
  const [text, setText] = useState(() => initial || storedText(name));
  const store = useEffectEvent(() => storeDraft(name, text));
  useEffect(() => {
    dropDraft(name);
    return onSessionExpired(store);
  }, [name]);
  const restore = useEffectEvent(() => {
    setText([storedText(name), text].filter(Boolean).join('\n\n'));
    dropDraft(name);
  });
  useEffect(() => onDraftRestored(name, restore), [name]);
  return [text, setText, name] as const;
}

function storedText(name: string): string {
  const stored = readStoredDraft(name);
  return typeof stored === 'string' ? stored : '';
}
