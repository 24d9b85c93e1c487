import { useInfiniteQuery } from '@tanstack/react-query';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { isForbidden } from '@wallabee/contract/protocol/client';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { FORUMS } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { moderationStrings } from '../../features/forums/moderation/moderation.strings.ts';
import { ModerationList } from '../../features/forums/moderation/moderation-list.tsx';
import { useCallApi } from '../../platform/api/api.ts';
import { queryKeyOf } from '../../platform/queries/use-api-query.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';

export default function ModerationPage() {
  return (
    <PageLayout>
      <ForumMeta name={forumStrings.moderationLog} />
      <ForumGate heading={forumStrings.moderationLog} skeleton={<ListSkeleton rows={8} />}>
        <PageHeader
          heading={forumStrings.moderationLog}
          lead={moderationStrings.moderationLead}
          back={{ href: FORUMS, label: forumStrings.back }}
        />
        <Log />
      </ForumGate>
    </PageLayout>
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
  if (log.isPending) return <ListSkeleton rows={8} />;
  if (isForbidden(log.error))
    return (
      <EmptyState
        heading={moderationStrings.notForYou}
        text={log.error.message}
        action={<ButtonLink to={FORUMS}>{forumStrings.allForums}</ButtonLink>}
      />
    );
  if (log.isError)
    return (
      <ErrorState
        heading={moderationStrings.logFailed}
        text={log.error.message}
        onRetry={() => void log.refetch()}
        isRetrying={log.isFetching}
      />
    );
  return (
    <>
      <ModerationList entries={log.data.pages.flatMap(({ entries }) => entries)} />
      {log.hasNextPage && (
        <Button look="line" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {moderationStrings.older}
        </Button>
      )}
    </>
  );
}
