export const alertStrings = {
  on: 'Alert on',
  paused: 'Alert paused',
  change: 'Change',
  undo: 'Undo',
  made: (name: string) => `You will hear of it: ${name}`,
  unmade: 'The alert is gone again.',
  notMade: 'The alert could not be made.',
  notUnmade: 'The alert could not be taken back.',
  yourAlerts: 'Your alerts',
} as const;
