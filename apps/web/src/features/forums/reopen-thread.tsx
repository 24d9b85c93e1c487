import type { reopenThread } from '@wallabee/contract/forums/moderation';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../platform/api.ts';
import { forumCalls } from './forum-calls.ts';
import { forumStrings } from './forums.strings.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function ReopenThread({ threadId }: { threadId: ThreadId }) {
  const callApi = useCallApi();
  return (
    <ReasonDialog
      label={forumStrings.reopenThread}
      question={forumStrings.reopenQuestion}
      done={forumStrings.reopenedNow}
      look="line"
      act={(reason) =>
        callApi<typeof reopenThread>(forumCalls.reopen, { params: { threadId }, body: { reason } })
      }
    />
  );
}
