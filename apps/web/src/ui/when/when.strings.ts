export const whenStrings = {
  now: 'Just now',
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  yesterday: 'Yesterday',
} as const;
