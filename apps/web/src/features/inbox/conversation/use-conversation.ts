import type { Conversation, Message } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCallApi } from '../../../platform/api.ts';
import { useRefreshOwnProfile } from '../../../platform/own-profile.ts';
import { useApiQuery } from '../../../platform/queries.tsx';
import { useInboxReload } from '../use-inbox.ts';
import { firstKnown, type KnownMessages, withNewest, withOlder, withSent } from './known-messages.ts';

type OlderStatus = 'idle' | 'loading' | 'failed';

/** The newest messages, whatever older ones were asked for, and what is sent from here. */
export function useConversation(contactId: number) {
  const userId = contactId as PlayerId;
  const callApi = useCallApi();
  const query = useApiQuery(inboxCalls.readConversation, {
    params: { userId },
    query: { before: undefined },
  });
  const [known, setKnown] = useState<KnownMessages | null>(null);
  const [merged, setMerged] = useState<Conversation>();
  const [olderStatus, setOlderStatus] = useState<OlderStatus>('idle');

  if (query.data && query.data !== merged) {
    setMerged(query.data);
    setKnown(known ? withNewest(known, query.data) : firstKnown(query.data));
  }

  async function loadOlder() {
    const before = known?.messages[0]?.id;
    if (!known?.hasOlder || before === undefined || olderStatus === 'loading') return;
    setOlderStatus('loading');
    try {
      const page = await callApi(inboxCalls.readConversation, {
        params: { userId },
        query: { before },
      });
      setKnown((now) => now && withOlder(now, page));
      setOlderStatus('idle');
    } catch {
      setOlderStatus('failed');
    }
  }

  const addSent = (message: Message) => setKnown((now) => now && withSent(now, message));
  return { query, known, olderStatus, loadOlder, addSent };
}

/**
 * Whoever opens a conversation has read it; so has whoever looks at it while a message arrives. Then the conversation,
 * the list and the badges are asked for again. `newestUnread` is the id of the last message while any is unread: how
 * many there are would not tell a second one that arrives as the first is being marked.
 */
export function useMarkedRead(contactId: number, newestUnread: number | undefined) {
  const callApi = useCallApi();
  const reload = useInboxReload();
  const refreshProfile = useRefreshOwnProfile();

  const markRead = useEffectEvent(async (userId: PlayerId) => {
    try {
      await callApi(inboxCalls.markConversationRead, { params: { userId } });
    } catch {
      // It stays unread, and its badge says so; it is tried again with the next message or visit.
      return;
    }
    await Promise.all([reload(), refreshProfile()]);
  });

  const openedId = useRef<number>(undefined);
  useEffect(() => {
    if (newestUnread === undefined && openedId.current === contactId) return;
    openedId.current = contactId;
    void markRead(contactId as PlayerId);
  }, [contactId, newestUnread]);
}
