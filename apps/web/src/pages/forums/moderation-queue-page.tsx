import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { moderationStrings } from '../../features/forums/moderation/moderation.strings.ts';
import { ForModerators, ModerationFrame } from '../../features/forums/moderation/moderation-frame.tsx';
import { ReportQueue } from '../../features/forums/moderation/report-queue.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function ModerationQueuePage() {
  return (
    <ModerationFrame heading={moderationStrings.queue} lead={moderationStrings.queueLead}>
      <Queue />
    </ModerationFrame>
  );
}

function Queue() {
  const queue = useApiQuery(forumCalls.listReports, {}, { staleTime: 0 });
  return (
    <ForModerators error={queue.error}>
      <QueryView query={queue} skeleton={<ListSkeleton rows={4} />} failed={moderationStrings.queueFailed}>
        {(data) => <ReportQueue queue={data} />}
      </QueryView>
    </ForModerators>
  );
}
