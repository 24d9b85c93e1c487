import {
  listPlayerAchievements,
  type PlayerAchievement,
} from '@wallabee/contract/achievements/player-achievement';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type CatalogueAchievement, type CatalogueHolder, pictures } from '../catalogue/catalogue.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { getAwards, getCounters } from './player-achievements.queries.ts';

interface PlayerAchievementOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export function playerAchievementRoutes({ catalogue, apiUrl }: PlayerAchievementOptions) {
  return async (app: ApiApp) => {
    answer(app, listPlayerAchievements, async ({ params }, { reads }) => {
      const playerId = await namedPlayer(reads, params.player);
      const [counters, awards] = await Promise.all([
        getCounters(reads, playerId),
        getAwards(reads, playerId),
      ]);
      const all = [...catalogue.current().achievements.values()];
      return {
        achievements: all.map((achievement) =>
          toPlayerAchievement(achievement, {
            value: counters.get(achievement.counts) ?? 0,
            awarded_at: awards.get(achievement.id) ?? null,
            apiUrl,
          }),
        ),
      };
    });
  };
}

function toPlayerAchievement(
  { id, name, description, description_earned, hue, image_key, target }: CatalogueAchievement,
  { value, awarded_at, apiUrl }: { value: number; awarded_at: string | null; apiUrl: string },
): PlayerAchievement {
  const badge = pictures({ kind: 'achievement', id }, apiUrl);
  const nullBadge = pictures({ kind: 'achievement', id: `${id}.null` }, apiUrl);
  return {
    id,
    name,
    description,
    description_earned,
    hue,
    image_key,
    awarded: awarded_at !== null,
    awarded_at,
    badge_small: badge.image_url_100,
    badge_small_null: nullBadge.image_url_100,
    badge_large: badge.image_url_200,
    progression: [{ value, target }],
  };
}
