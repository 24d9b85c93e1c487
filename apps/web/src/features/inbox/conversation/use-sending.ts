import type { Message } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import { textRefusal, tidyMessage } from '@wallabee/contract/inbox/message-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { useCallApi } from '../../../platform/api.ts';
import { inboxStrings } from '../inbox.strings.ts';
import { type Draft, keepMessageDraft, newDraft, readMessageDraft } from './drafts.ts';

interface Sending {
  ownId: number;
  contactId: number;
  onSent: (message: Message) => void;
}

/** What is being typed to somebody, and what became of the last try to send it. */
export function useSending({ ownId, contactId, onSent }: Sending) {
  const callApi = useCallApi();
  const [draft, setDraft] = useState<Draft>(() => readMessageDraft(ownId, contactId));
  const [status, setStatus] = useState<'idle' | 'sending'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  function keep(next: Draft) {
    setDraft(next);
    keepMessageDraft(ownId, contactId, next);
  }

  async function send() {
    const text = tidyMessage(draft.text);
    const refusal = textRefusal(text);
    if (refusal === 'empty' || status === 'sending') return;
    if (refusal) return setFailure(inboxStrings.refusals[refusal]);

    setStatus('sending');
    try {
      const { message } = await callApi(inboxCalls.sendMessage, {
        params: { userId: contactId as PlayerId },
        body: { text, client_key: draft.clientKey },
      });
      keep(newDraft());
      setFailure(null);
      onSent(message);
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : '');
    }
    setStatus('idle');
  }

  return {
    text: draft.text,
    status,
    failure,
    send,
    /** Another text is another message, and has a key of its own. */
    type(text: string) {
      keep(newDraft(text));
    },
  };
}
