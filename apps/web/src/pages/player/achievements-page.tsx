import { achievementCalls } from '@wallabee/contract/achievements/achievements.calls';
import { AchievementList } from '../../features/achievements/achievement-list.tsx';
import { achievementStrings } from '../../features/achievements/achievements.strings.ts';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { SetCardsSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function AchievementsPage() {
  const achievements = useOwnQuery(achievementCalls.listPlayerAchievements);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(achievementStrings.heading)}</title>
      <QueryView query={achievements} skeleton={<SetCardsSkeleton />} failed={achievementStrings.failed}>
        {(answer) => <AchievementList achievements={answer.achievements} />}
      </QueryView>
    </>
  );
}
