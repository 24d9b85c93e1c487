export const homeStrings = {
  title: 'WallaBee: small numbered things, found in real places',
  heading: 'The world is full of small numbered things.',
  lead: 'Forage them at real places, mix two into something new, trade for the numbers you love, and finish the set.',
  comb: 'Some of the things to find',
  emptyCell: 'yours?',
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
