import { type MutationCache, useMutationState, useQueryClient } from '@tanstack/react-query';
import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import { MOST_MARKED } from '@wallabee/contract/bell/bell-limits';
import type { Notification } from '@wallabee/contract/bell/notification';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { NotificationId } from '@wallabee/contract/protocol/ids';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { queryKeyOf } from '../../../platform/queries/use-api-query.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type BellAnswer, isMarkedBy, type Marked, withRead } from './marked.ts';
import { noteStrings } from './notes.strings.ts';

/** Marks at once; what the page shows goes back where the server does not do it. */
export function useMarks() {
  const client = useQueryClient();
  const showToast = useToast();
  const { mutate } = useApiMutation(bellCalls.markRead, {
    isQueued: true,
    // A closed panel shows its cached answer when it opens, before it has fetched it again.
    onSuccess: (_, { body }) =>
      void client.setQueriesData<BellAnswer>(
        { queryKey: queryKeyOf(bellCalls.listNotifications) },
        (answer) => answer && withRead(answer, body),
      ),
    onError: () => void showToast({ text: noteStrings.notMarked, isError: true }),
    invalidates: [bellCalls.listNotifications, playerCalls.readProfile],
  });
  return {
    read: (note: Notification) => {
      const ids = note.gathered.slice(0, MOST_MARKED);
      const isUnderWay = marksUnderWay(client.getMutationCache()).some((marked) =>
        ids.every(isMarkedBy(marked)),
      );
      if (!note.is_read && !isUnderWay) mutate({ body: { ids } });
    },
    readAll: (newest: NotificationId) => mutate({ body: { up_to: newest } }),
  };
}

/**
 * The answer with the marks under way. They are not written into the cached answer, because one that is
 * fetched before the server has marked would replace it.
 */
export function useMarked(): (answer: BellAnswer) => BellAnswer {
  const marks = useMutationState({ filters: UNDER_WAY, select: markedOf });
  return (answer) => marks.reduce(withRead, answer);
}

const UNDER_WAY = { mutationKey: queryKeyOf(bellCalls.markRead), status: 'pending' } as const;

function marksUnderWay(cache: MutationCache): Marked[] {
  return cache.findAll(UNDER_WAY).map(markedOf);
}

function markedOf({ state: { variables } }: { state: { variables: unknown } }): Marked {
  return (variables as { body: Marked }).body;
}
