import type { GameFigure } from '@wallabee/contract/stats/game-figures';

interface FigureWords {
  heading: string;
  /** In a list of the day. */
  short: string;
  /** After a count, in a sentence. */
  one: string;
  many: string;
}

export const statsStrings = {
  title: 'The Game in Figures · WallaBee',
  heading: 'The Game in Figures',
  lead: 'What all players together did, month by month since the first day of the game.',
  today: 'Today so far',
  failed: 'The figures could not be loaded.',
  none: 'Nothing has happened yet.',
  figures: {
    active_players: {
      heading: 'Players Active',
      short: 'Active players',
      one: 'player was active on an average day',
      many: 'players were active on an average day',
    },
    finds: { heading: 'Finds', short: 'Finds', one: 'item was found', many: 'items were found' },
    trades: { heading: 'Trades', short: 'Trades', one: 'trade was made', many: 'trades were made' },
    mixes: { heading: 'Mixes', short: 'Mixes', one: 'mix was made', many: 'mixes were made' },
    issued: { heading: 'Items Issued', short: 'Issued', one: 'item was issued', many: 'items were issued' },
    sets_completed: {
      heading: 'Sets Completed',
      short: 'Sets completed',
      one: 'set was completed',
      many: 'sets were completed',
    },
    new_players: {
      heading: 'New Players',
      short: 'New players',
      one: 'player joined',
      many: 'players joined',
    },
  } satisfies Record<GameFigure, FigureWords>,
  inMonth: (words: string, month: string) => `${words} in ${month}.`,
  isMost: 'No month had more.',
  most: (count: string, month: string) => `The most were ${count}, in ${month}.`,
  soFar: (count: string) => `${count} so far this month.`,
  byMonth: (heading: string) => `${heading} by month`,
  year: 'Year',
  total: 'Year’s total',
  byDay: 'Day by Day',
  busiest: (date: string, players: string) =>
    `The line is the players active on each day. Most were out on ${date}: ${players}.`,
  daysOf: (month: string) => `What happened on each day of ${month}`,
  day: 'Day',
  earlier: 'Month before',
  later: 'Month after',
  noDays: (month: string) => `The game has no days in ${month}.`,
} as const;
