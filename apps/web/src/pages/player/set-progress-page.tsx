import { setProgressCalls } from '@wallabee/contract/set-progress/set-progress.calls';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { setProgressStrings } from '../../features/set-progress/set-progress.strings.ts';
import { SetProgressList } from '../../features/set-progress/set-progress-list.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { FilterSkeleton, SetCardsSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function SetProgressPage() {
  const sets = useOwnQuery(setProgressCalls.listPlayerSets);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(setProgressStrings.heading)}</title>
      <QueryView query={sets} skeleton={<Skeleton />} failed={setProgressStrings.failed}>
        {(answer) => <SetProgressList sets={answer.sets} />}
      </QueryView>
    </>
  );
}

function Skeleton() {
  return (
    <>
      <FilterSkeleton />
      <SetCardsSkeleton count={12} />
    </>
  );
}
