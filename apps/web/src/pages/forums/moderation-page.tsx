import { useInfiniteQuery } from '@tanstack/react-query';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { moderationStrings } from '../../features/forums/moderation/moderation.strings.ts';
import { ForModerators, ModerationFrame } from '../../features/forums/moderation/moderation-frame.tsx';
import { ModerationList } from '../../features/forums/moderation/moderation-list.tsx';
import { SendAlert } from '../../features/forums/send-alert.tsx';
import { useCallApi } from '../../platform/api/api.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { queryKeyOf } from '../../platform/queries/use-api-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';

export default function ModerationPage() {
  return (
    <ModerationFrame heading={forumStrings.moderationLog} lead={moderationStrings.moderationLead}>
      <Log />
    </ModerationFrame>
  );
}

function Log() {
  const callApi = useCallApi();
  const log = useInfiniteQuery({
    queryKey: queryKeyOf(forumCalls.readModerationLog),
    queryFn: ({ pageParam }) => callApi(forumCalls.readModerationLog, { query: { before: pageParam } }),
    // A moderator opens the page to see the action they just took.
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next_before }) => next_before ?? undefined,
  });
  return (
    <ForModerators error={log.error}>
      <QueryView query={log} skeleton={<ListSkeleton rows={8} />} failed={moderationStrings.logFailed}>
        {({ pages }) => (
          <>
            <ModerationList entries={pages.flatMap(({ entries }) => entries)} />
            <SendAlert failure={log.isFetchNextPageError ? log.error : null} />
            {log.hasNextPage && (
              <Button look="line" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {log.isFetchNextPageError ? uiStrings.tryAgain : moderationStrings.older}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </ForModerators>
  );
}
