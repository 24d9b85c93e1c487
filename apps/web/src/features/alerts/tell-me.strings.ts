export const tellMeStrings = {
  tellMe: 'Tell me when',
  followThread: 'Follow this thread',
  doings: (player: string) => `What ${player} does`,
  allOf: (set: string) => `All of ${set}`,
  turnsUp: (item: string) => `${item} turns up`,
} as const;
