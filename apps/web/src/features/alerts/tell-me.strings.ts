export const tellMeStrings = {
  tellMe: 'Tell me when',
  followThread: 'Follow this thread',
  turnsUp: (item: string) => `${item} turns up`,
} as const;
