export { type AchievementOptions, listAchievementsOf } from './player-achievements.ts';
