import type { ThreadPage } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { SLOW_SECONDS } from '@wallabee/contract/forums/slow-mode';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { useState } from 'react';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { SelectField, TextField } from '../../../ui/controls/field.tsx';
import { LoadingMark } from '../../../ui/feedback/loading-mark.tsx';
import { uiStrings } from '../../../ui/ui.strings.ts';
import { forumStrings } from '../forums.strings.ts';
import { moderationStrings } from './moderation.strings.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { threadInText } from './thread-in-text.ts';

/** Inside the menu of a thread, for moderators. */
export function ThreadModeration({ thread, state }: { thread: ThreadPage; state: ThreadState }) {
  const params = { threadId: thread.thread_id };
  return (
    <>
      <PinThread params={params} isPinned={state.is_pinned} />
      <SlowThread params={params} seconds={state.slow_seconds} />
      <MoveThread params={params} forumId={thread.forum.id} />
      {state.merged_into === null && <MergeThread params={params} />}
    </>
  );
}

interface ModeratedThread {
  params: { threadId: ThreadId };
}

function PinThread({ params, isPinned }: ModeratedThread & { isPinned: boolean }) {
  return (
    <ReasonDialog
      label={isPinned ? moderationStrings.unpin : moderationStrings.pin}
      question={isPinned ? moderationStrings.unpinQuestion : moderationStrings.pinQuestion}
      done={isPinned ? moderationStrings.unpinnedNow : moderationStrings.pinnedNow}
      call={forumCalls.pinThread}
      inputFor={(reason, rule) => ({ params, body: { is_pinned: !isPinned, reason, rule } })}
    />
  );
}

function SlowThread({ params, seconds }: ModeratedThread & { seconds: number }) {
  const [chosen, setChosen] = useState(seconds);
  return (
    <ReasonDialog
      label={moderationStrings.slow}
      question={moderationStrings.slowQuestion}
      text={moderationStrings.slowText}
      done={moderationStrings.slowedNow}
      call={forumCalls.slowThread}
      inputFor={(reason, rule) => ({ params, body: { seconds: chosen, reason, rule } })}
    >
      <SelectField
        label={moderationStrings.slowWait}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      >
        {[...new Set([...SLOW_SECONDS, seconds])].map((option) => (
          <option key={option} value={option}>
            {moderationStrings.slowSeconds(option)}
          </option>
        ))}
      </SelectField>
    </ReasonDialog>
  );
}

function MoveThread({ params, forumId }: ModeratedThread & { forumId: ForumId }) {
  const forums = useApiQuery(forumCalls.listForums, {});
  const [chosen, setChosen] = useState('');
  const others = forums.data?.filter(({ id }) => id !== forumId) ?? [];
  const target = others.find(({ id }) => `${id}` === chosen);
  return (
    <ReasonDialog
      label={moderationStrings.move}
      question={moderationStrings.moveQuestion}
      done={moderationStrings.movedNow}
      firstRule="right_place"
      call={forumCalls.moveThread}
      inputFor={(reason, rule) => (target ? { params, body: { forum_id: target.id, reason, rule } } : null)}
    >
      <QueryView
        query={forums}
        skeleton={<LoadingMark label={uiStrings.loading} />}
        failed={forumStrings.forumsFailed}
      >
        {() => (
          <SelectField
            label={moderationStrings.moveTo}
            required
            value={target?.id ?? ''}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <option value="" disabled>
              {moderationStrings.chooseForum}
            </option>
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </QueryView>
    </ReasonDialog>
  );
}

function MergeThread({ params }: ModeratedThread) {
  const [typed, setTyped] = useState('');
  return (
    <ReasonDialog
      label={moderationStrings.merge}
      question={moderationStrings.mergeQuestion}
      text={moderationStrings.mergeText}
      done={moderationStrings.mergedNow}
      isDanger
      firstRule="right_place"
      call={forumCalls.mergeThread}
      inputFor={(reason, rule) => ({ params, body: { into_id: threadInText(typed), reason, rule } })}
    >
      <TextField
        label={moderationStrings.mergeInto}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ReasonDialog>
  );
}
