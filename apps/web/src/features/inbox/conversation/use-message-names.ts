import { keepPreviousData } from '@tanstack/react-query';
import type { Message } from '@wallabee/contract/inbox/inbox';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useMemo } from 'react';
import { mayNameItems, namesOf } from '../../../game-ui/living-text/text-names.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useFollowedItems } from '../../../platform/realtime/use-followed-items.ts';

/** What the names in messages mean, by message. They follow the game while the page is visible. */
export function useMessageNames(userId: PlayerId, messages: readonly Message[]) {
  const first = messages.find(({ text }) => mayNameItems(text));
  const { data, refetch } = useApiQuery(
    inboxCalls.readMessageCards,
    { params: { userId }, query: { from: first?.id } },
    { enabled: first !== undefined, placeholderData: keepPreviousData },
  );
  const cards = data?.messages.flatMap((message) => message.cards) ?? [];
  useFollowedItems(cards, () => void refetch());
  return useMemo(() => new Map(data?.messages.map(({ id, cards }) => [id, namesOf(cards)])), [data]);
}
