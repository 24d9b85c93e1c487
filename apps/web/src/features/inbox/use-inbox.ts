import { useInfiniteQuery } from '@tanstack/react-query';
import type { ConversationSummary } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import type { MessageId } from '@wallabee/contract/protocol/ids';
import { useCallback } from 'react';
import { useCallApi } from '../../platform/api/api.ts';
import { useInvalidate } from '../../platform/queries/invalidate.ts';
import { queryKeyOf } from '../../platform/queries/use-api-query.ts';
import { useServerEvents } from '../../platform/realtime/realtime.ts';

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

/** Their answers change with every message. */
export const INBOX_CALLS = [
  inboxCalls.readConversation,
  inboxCalls.readMessageCards,
  inboxCalls.listConversations,
];

export function useInboxReload(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(() => invalidate(...INBOX_CALLS), [invalidate]);
}

/** The events missed during an interruption are not repeated, so the inbox is fetched again when the stream reopens. */
export function useLiveInbox() {
  const reload = useInboxReload();
  useServerEvents({ events: { inbox: () => void reload() }, onOpen: () => void reload() });
}
