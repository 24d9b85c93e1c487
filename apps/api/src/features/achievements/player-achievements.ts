import type { PlayerAchievement } from '@wallabee/contract/achievements/player-achievement';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { type CatalogueAchievement, type CatalogueHolder, pictures } from '../catalogue/catalogue.public.ts';
import { getAwards, getCounters } from './player-achievements.queries.ts';

export interface AchievementOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export async function listAchievementsOf(
  { catalogue, apiUrl }: AchievementOptions,
  db: Db,
  playerId: PlayerId,
): Promise<PlayerAchievement[]> {
  const [counters, awards] = await Promise.all([getCounters(db, playerId), getAwards(db, playerId)]);
  return [...catalogue.current().achievements.values()].map((achievement) =>
    toPlayerAchievement(achievement, {
      value: counters.get(achievement.counts) ?? 0,
      awarded_at: awards.get(achievement.id) ?? null,
      apiUrl,
    }),
  );
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
