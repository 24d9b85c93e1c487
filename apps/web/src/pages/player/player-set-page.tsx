import { isApiFailure } from '@wallabee/contract/protocol/client';
import type { SetId } from '@wallabee/contract/protocol/ids';
import { setProgressCalls } from '@wallabee/contract/set-progress/set-progress.calls';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { playerTabHref } from '../../features/player-area/player-links.ts';
import { useOwnInput } from '../../features/player-area/use-own-query.ts';
import { PlayerSetView } from '../../features/set-progress/player-set-view.tsx';
import { setProgressStrings as strings } from '../../features/set-progress/set-progress.strings.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/player-set-page.ts';

export default function PlayerSetPage({ params }: Route.ComponentProps) {
  const own = useOwnInput();
  const set = useApiQuery(setProgressCalls.readPlayerSet, {
    params: { ...own.params, setId: params.setId as unknown as SetId },
  });
  const name = strings.names[Number(params.setId)] ?? set.data?.name ?? strings.heading;
  return (
    <>
      <title>{playerAreaStrings.pageTitle(name)}</title>
      <div>
        <BackLink href={playerTabHref(params.username, 'sets')} label={strings.back} />
      </div>
      {isMissing(set.error) ? (
        <EmptyState heading={strings.noSuchSet} text={strings.noSuchSetHint} />
      ) : (
        <QueryView
          key={params.setId}
          query={set}
          skeleton={<ShelfSkeleton isDense />}
          failed={strings.setFailed}
        >
          {(data) => <PlayerSetView set={data} />}
        </QueryView>
      )}
    </>
  );
}

function isMissing(failure: Error | null): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}
