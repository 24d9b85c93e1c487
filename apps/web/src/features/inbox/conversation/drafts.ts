import { newClientKey } from '../../../platform/api/client-key.ts';
import { dropDraft, keepDraft, readKeptDraft } from '../../../platform/drafts/kept-drafts.ts';

/** What has been typed and not sent, and the key it was tried to be sent with, so that trying again sends it once. */
export interface Draft {
  text: string;
  clientKey: string;
}

export function newDraft(text = ''): Draft {
  return { text, clientKey: newClientKey() };
}

/** One for each conversation. */
export function readMessageDraft(ownId: number, contactId: number): Draft {
  const { text, clientKey } = (readKeptDraft(nameOf(ownId, contactId)) ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof clientKey === 'string' ? { text, clientKey } : newDraft();
}

export function keepMessageDraft(ownId: number, contactId: number, draft: Draft) {
  const name = nameOf(ownId, contactId);
  if (draft.text === '') dropDraft(name);
  else keepDraft(name, draft);
}

function nameOf(ownId: number, contactId: number): string {
  return `${ownId}:${contactId}`;
}
