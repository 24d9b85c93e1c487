import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { readingStrings } from './reading.strings.ts';

const LISTS = [
  forumCalls.listForumStates,
  forumCalls.readForumState,
  forumCalls.listOwnThreads,
  forumCalls.readThreadState,
];

/** In all forums, or in one. */
export function MarkRead({ forumId, look = 'line' }: { forumId?: ForumId; look?: 'line' | 'quiet' }) {
  const showToast = useToast();
  const callbacks = {
    invalidates: LISTS,
    onSuccess: () => void showToast({ text: readingStrings.markedRead }),
    onError: () => void showToast({ text: readingStrings.markFailed, isError: true }),
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
