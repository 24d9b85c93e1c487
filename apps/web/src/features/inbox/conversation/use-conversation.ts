import type { Conversation, Message } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { firstKnown, type KnownMessages, withNewest, withOlder, withSent } from './known-messages.ts';

type OlderStatus = 'idle' | 'loading' | 'failed';

export function useConversation(contactId: number) {
  const userId = contactId as PlayerId;
  const query = useApiQuery(inboxCalls.readConversation, {
    params: { userId },
    query: { before: undefined },
  });
  const [known, setKnown] = useState<KnownMessages | null>(null);
  const [merged, setMerged] = useState<Conversation>();
  // Older pages are loaded once and merged; as a query each of them would be fetched again with every event.
  const older = useApiMutation(inboxCalls.readConversation, {
    onSuccess: (page) => setKnown((now) => now && withOlder(now, page)),
  });

  if (query.data && query.data !== merged) {
    setMerged(query.data);
    setKnown(known ? withNewest(known, query.data) : firstKnown(query.data));
  }

  function loadOlder() {
    const before = known?.messages[0]?.id;
    if (known?.hasOlder && before !== undefined) older.mutate({ params: { userId }, query: { before } });
  }

  const addSent = (message: Message) => setKnown((now) => now && withSent(now, message));
  return { query, known, olderStatus: olderStatusOf(older), loadOlder, addSent };
}

function olderStatusOf({ isPending, isError }: { isPending: boolean; isError: boolean }): OlderStatus {
  if (isPending) return 'loading';
  return isError ? 'failed' : 'idle';
}

/**
 * Marks a conversation as read when it is opened, and when a message arrives while it is open. `newestUnread` is the id
 * of the last message while any is unread: a count would hide a second message that arrives while the first is marked.
 */
export function useMarkAsRead(contactId: number, newestUnread: number | undefined) {
  const { mutate } = useApiMutation(inboxCalls.markConversationRead, {
    invalidates: [inboxCalls.readConversation, inboxCalls.listConversations, playerCalls.readProfile],
    isParallel: true,
  });
  const markRead = useEffectEvent((userId: PlayerId) => mutate({ params: { userId } }));

  const openedId = useRef<number>(undefined);
  useEffect(() => {
    if (newestUnread === undefined && openedId.current === contactId) return;
    openedId.current = contactId;
    markRead(contactId as PlayerId);
  }, [contactId, newestUnread]);
}
