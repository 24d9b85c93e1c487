import { z } from 'zod';
import { ItemName } from '../items/item.ts';
import { variant } from '../items/item-fields.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { PlaceId } from '../protocol/ids.ts';
import { cabinetAddresses } from './cabinet.addresses.ts';
import { SHOWN_FINDS, SHOWN_TROPHIES } from './cabinet-limits.ts';
import { CALENDAR_WEEKS } from './calendar-rules.ts';
import { Proudest } from './proudest.ts';
import { Trophy } from './trophies.ts';

const count = (description: string, example: number) => z.number().int().meta({ description, example });
const day = (description: string, example: string) => z.iso.date().meta({ description, example });

const CalendarDay = z
  .object({
    day: day('The day, in UTC.', '2026-05-08'),
    finds: count('How many items the player found.', 37),
    trades: count('How many trades the player was part of.', 1),
    mixes: count('How many mixes the player made.', 2),
  })
  .meta({ id: 'CalendarDay', description: 'What a player did on a day.' });

export const ForagingCalendar = z
  .object({
    from: day('The first day, a Monday.', '2025-11-24'),
    to: day('The last day: today in UTC.', '2026-11-18'),
    days: z
      .array(CalendarDay)
      .meta({ description: 'The days with finds, trades or mixes, in order; all others have none.' }),
    total: count('All finds, trades and mixes together.', 822),
    longest_run: z
      .object({
        from: day('Its first day.', '2026-04-17'),
        to: day('Its last day.', '2026-05-27'),
        days: count('How many days it has.', 41),
      })
      .meta({ id: 'CalendarRun', description: 'Days that follow each other, each with something.' })
      .nullable()
      .meta({ description: 'The longest run of days; null where there is no day.' }),
    busiest: CalendarDay.extend({
      place: z.string().nullable().meta({
        description: 'Where the player found the most on that day; null without a find.',
        example: 'Markthalle Neun',
      }),
    })
      .meta({ id: 'BusiestDay', description: 'The day with the most finds, trades and mixes.' })
      .nullable()
      .meta({ description: 'The busiest day; null where there is no day.' }),
  })
  .meta({ id: 'ForagingCalendar', description: `What a player did in the last ${CALENDAR_WEEKS} weeks.` });
export type ForagingCalendar = z.infer<typeof ForagingCalendar>;

const GrowthPoint = z
  .object({
    month: z.string().meta({ description: 'The month, in UTC.', example: '2019-06' }),
    saved: count('How many items the player had saved at its end.', 96),
  })
  .meta({ id: 'GrowthPoint', description: 'A month of a player’s collection.' });

const GrowthMark = z
  .object({
    kind: z.enum(['first_set', 'milestone', 'loss']).meta({
      description:
        'The first finished set, the hundredth or thousandth saved item, or a month in which the collection lost many.',
      example: 'milestone',
    }),
    day: day('When it was; for a loss the first day of its month.', '2022-07-14'),
    name: z.string().nullable().meta({
      description: 'The set, or the item that was saved; null for a loss.',
      example: 'Eighty-One Layer Croissant',
    }),
    count: z.number().int().nullable().meta({
      description: 'How many items were saved then, or how many were lost; null for a set.',
      example: 1000,
    }),
  })
  .meta({ id: 'GrowthMark', description: 'A moment in the growth of a collection.' });

export const Growth = z
  .object({
    points: z
      .array(GrowthPoint)
      .meta({ description: 'Every month from the first saved item on; the last is the current month.' }),
    marks: z.array(GrowthMark).meta({ description: 'What stands out, in order of time.' }),
  })
  .meta({ id: 'Growth', description: 'How many items a player had saved over time.' });
export type Growth = z.infer<typeof Growth>;

export const LatestFind = ItemName.extend({
  hue: Hue,
  variant_id: variant.variant_id,
  ...picturesOf({ kind: 'item', id: 109 }),
  found_at: z.iso
    .datetime()
    .meta({ description: 'When the player found it.', example: '2026-11-18T09:12:00.000Z' }),
  place: z
    .object({
      id: PlaceId,
      name: z.string().meta({ description: 'Its name.', example: 'Nyhavn' }),
      city: z.string().meta({ description: 'The city it is in.', example: 'Copenhagen' }),
    })
    .meta({ id: 'FindPlace', description: 'Where an item was found.' })
    .nullable()
    .meta({ description: 'Where it was found; null where that was no place.' }),
}).meta({ id: 'LatestFind', description: 'An item that a player found.' });
export type LatestFind = z.infer<typeof LatestFind>;

export const Cabinet = z
  .object({
    proudest: Proudest.meta({ description: 'The proudest numbers.' }),
    facts: z
      .object({
        saved: count('How many items the player has saved.', 2318),
        sets_finished: count('How many sets the player has finished.', 32),
        cities: count('In how many cities the player has been.', 19),
        foraging_since: z.iso
          .datetime()
          .meta({ description: 'When the player joined.', example: '2019-06-01T09:00:00.000Z' }),
      })
      .meta({ id: 'CabinetFacts', description: 'A collection in four facts.' })
      .meta({ description: 'The collection in four facts.' }),
    calendar: ForagingCalendar.nullable().meta({
      description: 'The last weeks of the player; null for memorial, deleted and closed accounts.',
    }),
    growth: Growth.meta({ description: 'How the collection grew.' }),
    trophies: z
      .object({
        total: count('How many sets the player has finished.', 32),
        sets: z
          .array(Trophy)
          .meta({ description: `Those with the lowest finish numbers, ${SHOWN_TROPHIES} at most.` }),
      })
      .meta({ id: 'TrophyShelf', description: 'The finished sets of a player.' })
      .meta({ description: 'The finished sets.' }),
    latest_finds: z.array(LatestFind).meta({
      description: `The newest finds, ${SHOWN_FINDS} at most; none for memorial, deleted and closed accounts.`,
    }),
  })
  .meta({ id: 'Cabinet', description: 'The collection of a player, as their profile shows it.' });
export type Cabinet = z.infer<typeof Cabinet>;

export const readCabinet = {
  ...cabinetAddresses.readCabinet,
  feature: 'cabinet',
  access: 'key',
  cost: 'search',
  sendsETag: true,
  summary: 'The collection of a player: proudest numbers, calendar, growth, finished sets and latest finds.',
  params: z.object({ player: PlayerInAddress }),
  response: Cabinet,
} as const satisfies Endpoint;
