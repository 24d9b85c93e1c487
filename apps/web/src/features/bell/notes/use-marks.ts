import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import { MOST_MARKED } from '@wallabee/contract/bell/bell-limits';
import type { Notification } from '@wallabee/contract/bell/notification';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { NotificationId } from '@wallabee/contract/protocol/ids';
import { useRef } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { queryKeyOf } from '../../../platform/queries/use-api-query.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type BellAnswer, type Marked, withRead } from './marked.ts';
import { noteStrings } from './notes.strings.ts';

/** Marks at once; what the page shows goes back where the server does not do it. */
export function useMarks() {
  const client = useQueryClient();
  const showToast = useToast();
  const before = useRef<[QueryKey, BellAnswer | undefined][]>([]);
  const { mutate } = useApiMutation(bellCalls.markRead, {
    isQueued: true,
    onError: () => {
      for (const [key, answer] of before.current) client.setQueryData(key, answer);
      showToast({ text: noteStrings.notMarked, isError: true });
    },
    invalidates: [bellCalls.listNotifications, playerCalls.readProfile],
  });

  function mark(marked: Marked) {
    before.current = cachedAnswers(client);
    for (const [key, answer] of before.current) {
      if (answer) client.setQueryData(key, withRead(answer, marked));
    }
    mutate({ body: marked });
  }
  return {
    read: (note: Notification) => {
      if (!note.is_read) mark({ ids: note.gathered.slice(0, MOST_MARKED) });
    },
    readAll: (newest: NotificationId) => mark({ up_to: newest }),
  };
}

function cachedAnswers(client: QueryClient) {
  return client.getQueriesData<BellAnswer>({ queryKey: queryKeyOf(bellCalls.listNotifications) });
}
