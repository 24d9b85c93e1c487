import { type Achievement, listAchievements } from '@wallabee/contract/achievements/achievement';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import {
  answersPerCatalogue,
  type CatalogueAchievement,
  type CatalogueHolder,
  pictures,
} from '../catalogue/catalogue.public.ts';

export function achievementRoutes({ catalogue, apiUrl }: { catalogue: CatalogueHolder; apiUrl: string }) {
  const answers = answersPerCatalogue(catalogue, ({ achievements }) => [...achievements.values()]);

  return async (app: ApiApp) => {
    answer(app, listAchievements, () =>
      answers(listAchievements, (all) => ({ achievements: all.map((one) => toAchievement(one, apiUrl)) })),
    );
  };
}

function toAchievement(achievement: CatalogueAchievement, apiUrl: string): Achievement {
  const { id, name, description, description_earned, target, hue, image_key } = achievement;
  const urls = pictures({ kind: 'achievement', id }, apiUrl);
  return { id, name, description, description_earned, target, hue, image_key, ...urls };
}
