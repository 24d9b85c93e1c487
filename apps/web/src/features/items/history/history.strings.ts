import type { DroneTarget } from '@wallabee/contract/items/history-rules';

export const historyStrings = {
  pageTitle: (title: string) => `The life of ${title} · WallaBee`,
  heading: (title: string) => `The life of ${title}`,
  everyEvent: 'Every Event',
  description: (count: string, title: string) => `${count} events in the life of ${title}, newest first.`,
  back: (number: string, name: string) => `Back to #${number} ${name}`,
  backToSearch: 'Back to Item Search',
  title: (name: string, number: string) => `${name} #${number}`,
  newestFirst: (count: string) => (count === '1' ? '1 event' : `${count} events, the newest first`),
  recycled: 'Recycled',
  recycledHeading: 'A Recycled Item',
  recycledText: 'Nothing is written about this item any more: it went through the Recycle Center.',
  number: (number: string) => `#${number}`,
  drones: {
    owner: 'A drone fetched it from the place where it lay locked and brought it back to its owner.',
    game: 'The account was closed, or had completed no set for a year, so a drone took the item back into the game.',
  } satisfies Record<DroneTarget, string>,
  at: 'at',
  to: 'to',
  withPlayer: 'with',
  game: 'WallaBee',
  and: 'and',
  becomes: 'becomes',
  insteadOf: 'in exchange for',
  pages: 'Pages of the history',
} as const;
