import { z } from 'zod';
import { CalendarDay, CalendarMonth } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { GAME_FIGURES, type GameFigure } from './game-figures.ts';
import { statsAddresses } from './stats.addresses.ts';

const FIGURES: Record<GameFigure, { description: string; example: number }> = {
  active_players: { description: 'How many players found, traded or mixed something.', example: 31 },
  finds: { description: 'How many items were found at places.', example: 412 },
  trades: { description: 'How often a player traded; each player of a trade counts.', example: 58 },
  mixes: { description: 'How many mixes were made.', example: 96 },
  issued: { description: 'How many items were made.', example: 530 },
  sets_completed: { description: 'How often a player completed a set.', example: 2 },
  new_players: { description: 'How many players joined.', example: 3 },
};

const figures = Object.fromEntries(
  GAME_FIGURES.map((name) => [name, z.number().int().meta(FIGURES[name])]),
) as Record<GameFigure, z.ZodNumber>;

export const GameDay = z
  .object({ day: CalendarDay, ...figures })
  .meta({ id: 'GameDay', description: 'What happened in the whole game on a day.' });
export type GameDay = z.infer<typeof GameDay>;

export const GameMonth = z
  .object({
    month: CalendarMonth,
    ...figures,
    active_players: z.number().int().meta({
      description: 'How many players found, traded or mixed something on a day of the month, on average.',
      example: 29,
    }),
  })
  .meta({ id: 'GameMonth', description: 'What happened in the whole game in a month.' });
export type GameMonth = z.infer<typeof GameMonth>;

export const readGameDays = {
  ...statsAddresses.readGameDays,
  feature: 'stats',
  access: 'key',
  sendsETag: true,
  summary: 'The figures of the whole game by month, those of the days of one month, and today’s.',
  description: 'Today’s figures, and those that contain them, are at most a minute old.',
  query: z.object({
    month: CalendarMonth.optional().meta({
      description: 'The month whose days are listed; the current one when left out.',
      example: '2016-05',
    }),
  }),
  response: z
    .object({
      months: z
        .array(GameMonth)
        .meta({ description: 'Every month from the first day of the game to today, oldest first.' }),
      days: z
        .array(GameDay)
        .meta({ description: 'The days of the month, oldest first; none after today or before the game.' }),
      today: GameDay.meta({ description: 'The current day in UTC, so far.' }),
    })
    .meta({ id: 'GameDays', description: 'The figures of the whole game over time.' }),
} as const satisfies Endpoint;
