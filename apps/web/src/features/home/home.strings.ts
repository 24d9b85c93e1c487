export const homeStrings = {
  title: 'WallaBee: small numbered things, found in real places',
  heading: 'The world is full of small numbered things.',
  lead: 'Forage them at real places, mix two into something new, trade for the numbers you love, and finish the set.',
  comb: 'Some of the things to find',
  emptyCell: 'yours?',
  howItPlays: 'How it plays',
  steps: [
    { cell: 2, name: 'Forage', text: 'Walk to a real place, and see what turns up there.' },
    { cell: 1, name: 'Mix', text: 'Two things become a third, with a number of its own.' },
    { cell: 4, name: 'Trade', text: 'Swap in rings, buy and sell. Low numbers are loved.' },
    { cell: 8, name: 'Collect', text: 'Save your best into sets, and finish them.' },
  ],
  hive: 'Your hive',
  hiveText: 'What is new, near and nearly finished for you.',
  latest: 'Latest arrivals',
  live: 'Live numbers',
  noneFound: 'None found yet',
  nothingReleased: {
    heading: 'Nothing has arrived yet',
    text: 'The shelves are dusted and waiting. Look in again soon.',
  },
  latestFailed: {
    heading: 'The shelves could not be filled',
    text: 'The newest items could not be fetched just now. Nothing of yours is lost.',
  },
} as const;
