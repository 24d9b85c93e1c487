import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { AppealQueue } from '../../features/forums/moderation/appeal-queue.tsx';
import { moderationStrings } from '../../features/forums/moderation/moderation.strings.ts';
import { ForModerators, ModerationFrame } from '../../features/forums/moderation/moderation-frame.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function ModerationAppealsPage() {
  return (
    <ModerationFrame heading={moderationStrings.appeals} lead={moderationStrings.appealsLead}>
      <Appeals />
    </ModerationFrame>
  );
}

function Appeals() {
  const waiting = useApiQuery(forumCalls.listAppeals, {}, { staleTime: 0 });
  return (
    <ForModerators error={waiting.error}>
      <QueryView
        query={waiting}
        skeleton={<ListSkeleton rows={4} />}
        failed={moderationStrings.appealsFailed}
      >
        {({ appeals }) => <AppealQueue appeals={appeals} />}
      </QueryView>
    </ForModerators>
  );
}
