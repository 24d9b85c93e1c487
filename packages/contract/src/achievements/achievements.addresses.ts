export const achievementAddresses = {
  listAchievements: { method: 'GET', path: '/achievements' },
  listPlayerAchievements: { method: 'GET', path: '/users/:player/achievements/new' },
} as const;
