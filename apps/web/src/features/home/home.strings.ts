export const homeStrings = {
  title: 'WallaBee: small numbered things, found in real places',
  heading: 'The world is full of small numbered things.',
  lead: 'Forage them at real places, mix two into something new, trade for the numbers you love, and finish the set.',
  browse: 'Browse Sets',
} as const;
