/** What has been typed and not sent, and the key it was tried to be sent with, so that trying again sends it once. */
export interface Draft {
  text: string;
  clientKey: string;
}

export function newDraft(text = ''): Draft {
  return { text, clientKey: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace('.', '') };
}

/** Kept in the browser for each conversation; it goes with the login, like everything else there. */
export function readDraft(ownId: number, contactId: number): Draft {
  try {
    const { text, clientKey } = JSON.parse(localStorage.getItem(nameOf(ownId, contactId)) ?? '{}');
    return typeof text === 'string' && typeof clientKey === 'string' ? { text, clientKey } : newDraft();
  } catch {
    return newDraft();
  }
}

export function keepDraft(ownId: number, contactId: number, draft: Draft) {
  try {
    if (draft.text === '') localStorage.removeItem(nameOf(ownId, contactId));
    else localStorage.setItem(nameOf(ownId, contactId), JSON.stringify(draft));
  } catch {
    // Storage can be forbidden or full; then a draft lives only as long as its page.
  }
}

function nameOf(ownId: number, contactId: number): string {
  return `draft:${ownId}:${contactId}`;
}
