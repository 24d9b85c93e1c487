import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../../platform/api/api.ts';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { Icon } from '../../../ui/icon.tsx';
import { READER_CALLS } from '../use-invalidate-forums.ts';
import { readingStrings } from './reading.strings.ts';

/** In all forums, or in one. */
export function MarkRead({ forumId, look = 'line' }: { forumId?: ForumId; look?: 'line' | 'quiet' }) {
  const showToast = useToast();
  const offer = useOfferToast();
  const unmark = useUnmark();
  const callbacks = {
    invalidates: READER_CALLS,
    onSuccess: ({ marked_at }: { marked_at: string }) =>
      offer(forumId === undefined ? readingStrings.allMarkedRead : readingStrings.forumMarkedRead, {
        label: readingStrings.undo,
        onAction: () => unmark(marked_at),
      }),
    onError: ({ message }: Error) =>
      void showToast({ text: readingStrings.markFailed(message), isError: true }),
  };
  const all = useApiMutation(forumCalls.markForumsRead, callbacks);
  const one = useApiMutation(forumCalls.markForumRead, callbacks);
  const mark = () => (forumId === undefined ? all.mutate({}) : one.mutate({ params: { forumId } }));
  return (
    <Button look={look} isSmall onClick={mark} isBusy={all.isPending || one.isPending}>
      {look === 'line' && <Icon name="check" />}
      {forumId === undefined ? readingStrings.markAllRead : readingStrings.markForumRead}
    </Button>
  );
}

/** Without the state of a component, because the button is gone once nothing is unread. */
function useUnmark() {
  const callApi = useCallApi();
  const invalidate = useInvalidate();
  const showToast = useToast();
  return (marked_at: string) =>
    void callApi(forumCalls.unmarkForumsRead, { body: { marked_at } })
      .then(async () => {
        await invalidate(...READER_CALLS);
        showToast({ text: readingStrings.unmarked });
      })
      .catch((failure: Error) =>
        showToast({ text: readingStrings.unmarkFailed(failure.message), isError: true }),
      );
}
