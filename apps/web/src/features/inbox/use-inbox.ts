import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationSummary } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import type { MessageId } from '@wallabee/contract/protocol/ids';
import { useCallback } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { queryKeyOf } from '../../platform/queries.tsx';
import { useServerEvents } from '../../platform/realtime.ts';

/** One's conversations, page after page, the newest first. */
export function useConversations() {
  const callApi = useCallApi();
  return useInfiniteQuery({
    queryKey: queryKeyOf(inboxCalls.listConversations),
    queryFn: ({ pageParam }) => callApi(inboxCalls.listConversations, { query: { before: pageParam } }),
    initialPageParam: undefined as MessageId | undefined,
    getNextPageParam: ({ conversations, has_older }) =>
      has_older ? conversations.at(-1)?.last_message_id : undefined,
    select: ({ pages }): ConversationSummary[] => pages.flatMap(({ conversations }) => conversations),
  });
}

/** Has the list and the conversations asked for again; what is not on the page is asked for when it comes there. */
export function useInboxReload(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeyOf(inboxCalls.readConversation) }),
      client.invalidateQueries({ queryKey: queryKeyOf(inboxCalls.listConversations) }),
    ]);
  }, [client]);
}

/** Whatever the server says has changed is asked for again, and everything after a time of not hearing it. */
export function useLiveInbox() {
  const reload = useInboxReload();
  useServerEvents({ events: { inbox: () => void reload() }, onOpen: () => void reload() });
}
