export const achievementStrings = {
  heading: 'Achievements',
  count: (awarded: string, all: string) => `${awarded} of ${all} earned`,
  filters: 'Order',
  sorts: { '': 'In game order', nearest: 'Nearest first' },
  earnedOn: (day: string) => `Earned on ${day}`,
  progress: (name: string) => `Progress of ${name}`,
  badge: (name: string) => `The badge ${name}`,
  showLarge: (name: string) => `Show the badge ${name} large`,
  soFar: (value: string, target: string) => `${value} of ${target}`,
  empty: 'There are no achievements yet',
  emptyHint: 'As soon as the game has some, they stand here.',
  failed: 'Your achievements could not be loaded',
} as const;
