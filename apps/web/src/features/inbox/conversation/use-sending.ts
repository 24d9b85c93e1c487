import type { Contact, Message } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import { textRefusal, tidyMessage } from '@wallabee/contract/inbox/message-rules';
import { useEffect, useState } from 'react';
import { onDraftRestored } from '../../../platform/drafts/restored-drafts.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { inboxStrings } from '../inbox.strings.ts';
import { conversationQueue, useConversationHref } from '../inbox-links.ts';
import { INBOX_CALLS } from '../use-inbox.ts';
import { type Draft, messageDraftName, newDraft, readMessageDraft, storeMessageDraft } from './drafts.ts';

interface Sending {
  ownId: number;
  contact: Pick<Contact, 'id' | 'name'>;
  onSent: (message: Message) => void;
}

/** The failure of the last attempt stays until one succeeds. */
export function useSending({ ownId, contact, onSent }: Sending) {
  const contactId = contact.id;
  const href = useConversationHref();
  const [draft, setDraft] = useState<Draft>(() => readMessageDraft(ownId, contactId));
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation(inboxCalls.sendMessage, {
    onSuccess: ({ message }) => {
      saveDraft(newDraft());
      setFailure(null);
      onSent(message);
    },
    onError: (reason) => setFailure(reason.message),
    canWait: {
      stale: INBOX_CALLS,
      show: ({ body: { text } }) => ({
        queue: conversationQueue(contactId),
        what: inboxStrings.message(contact.name),
        text,
        href: href(contactId),
        draft: { name: messageDraftName(ownId, contactId), value: draft },
      }),
      onWaiting: () => {
        saveDraft(newDraft());
        setFailure(null);
      },
    },
  });
  useEffect(
    () =>
      onDraftRestored(messageDraftName(ownId, contactId), () => setDraft(readMessageDraft(ownId, contactId))),
    [ownId, contactId],
  );

  function saveDraft(next: Draft) {
    setDraft(next);
    storeMessageDraft(ownId, contactId, next);
  }

  function send() {
    const text = tidyMessage(draft.text);
    const refusal = textRefusal(text);
    if (refusal === 'empty' || isPending) return;
    if (refusal) return setFailure(inboxStrings.refusals[refusal]);
    mutate({ params: { userId: contactId }, body: { text, client_key: draft.clientKey } });
  }

  return {
    text: draft.text,
    isSending: isPending,
    failure,
    send,
    /** Each text has a key of its own. */
    type: (text: string) => saveDraft(newDraft(text)),
  };
}
