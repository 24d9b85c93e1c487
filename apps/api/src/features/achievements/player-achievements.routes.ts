import { listPlayerAchievements } from '@wallabee/contract/achievements/player-achievement';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { namedPlayer } from '../players/players.public.ts';
import { type AchievementOptions, listAchievementsOf } from './player-achievements.ts';

export function playerAchievementRoutes(options: AchievementOptions) {
  return async (app: ApiApp) => {
    answer(app, listPlayerAchievements, async ({ params }, { reads }) => {
      const playerId = await namedPlayer(reads, params.player);
      return { achievements: await listAchievementsOf(options, reads, playerId) };
    });
  };
}
