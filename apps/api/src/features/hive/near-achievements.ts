import { IN_A_PANEL, type NearAchievement } from '@wallabee/contract/hive/hive';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { type AchievementOptions, listAchievementsOf } from '../achievements/achievements.public.ts';

/** The achievements that are begun but not earned, the least missing first. */
export async function nearAchievements(
  options: AchievementOptions,
  db: Db,
  player: PlayerId,
): Promise<NearAchievement[]> {
  const all = await listAchievementsOf(options, db, player);
  return all
    .filter(({ awarded }) => !awarded)
    .map((achievement) => {
      const { value, target } = achievement.progression[0] ?? { value: 0, target: 1 };
      const left = Math.max(0, target - value);
      return { ...achievement, left, percentage: Math.floor(((target - left) * 100) / target) };
    })
    .filter(({ percentage }) => percentage > 0)
    .sort((one, other) => other.percentage - one.percentage || one.left - other.left || one.id - other.id)
    .slice(0, IN_A_PANEL);
}
