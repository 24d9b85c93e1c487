import type { Message } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import { textRefusal, tidyMessage } from '@wallabee/contract/inbox/message-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { inboxStrings } from '../inbox.strings.ts';
import { type Draft, newDraft, readMessageDraft, storeMessageDraft } from './drafts.ts';

interface Sending {
  ownId: number;
  contactId: number;
  onSent: (message: Message) => void;
}

/** The failure of the last attempt stays until one succeeds. */
export function useSending({ ownId, contactId, onSent }: Sending) {
  const [draft, setDraft] = useState<Draft>(() => readMessageDraft(ownId, contactId));
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation(inboxCalls.sendMessage, {
    onSuccess: ({ message }) => {
      saveDraft(newDraft());
      setFailure(null);
      onSent(message);
    },
    onError: (reason) => setFailure(reason.message),
  });

  function saveDraft(next: Draft) {
    setDraft(next);
    storeMessageDraft(ownId, contactId, next);
  }

  function send() {
    const text = tidyMessage(draft.text);
    const refusal = textRefusal(text);
    if (refusal === 'empty' || isPending) return;
    if (refusal) return setFailure(inboxStrings.refusals[refusal]);
    mutate({ params: { userId: contactId as PlayerId }, body: { text, client_key: draft.clientKey } });
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
