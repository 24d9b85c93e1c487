export const mixStrings = {
  heading: 'Can be mixed now',
  count: (count: string) => `(${count})`,
  none: 'No two free items in your pouch mix into anything. Locked, withheld and listed ones are not used.',
  failed: 'What can be mixed could not be loaded',
  missing: 'new for you',
  spares: 'uses spares only',
  notSpares: 'uses items that are no spares',
  from: (first: string, second: string) => `${first} and ${second}`,
  all: (count: string) => `Show all ${count}`,
} as const;
