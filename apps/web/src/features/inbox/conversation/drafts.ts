import { newClientKey } from '../../../platform/api/client-key.ts';
import { dropDraft, readStoredDraft, storeDraft } from '../../../platform/drafts/draft-storage.ts';

/** `clientKey` stays the same over retries, so that the message is sent once. */
export interface Draft {
  text: string;
  clientKey: string;
}

export function newDraft(text = ''): Draft {
  return { text, clientKey: newClientKey() };
}

/** One for each conversation. */
export function readMessageDraft(ownId: number, contactId: number): Draft {
  const { text, clientKey } = (readStoredDraft(messageDraftName(ownId, contactId)) ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof clientKey === 'string' ? { text, clientKey } : newDraft();
}

export function storeMessageDraft(ownId: number, contactId: number, draft: Draft) {
  const name = messageDraftName(ownId, contactId);
  if (draft.text === '') dropDraft(name);
  else storeDraft(name, draft);
}

export function messageDraftName(ownId: number, contactId: number): string {
  return `${ownId}:${contactId}`;
}
