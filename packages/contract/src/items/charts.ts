import { z } from 'zod';
import { At, CalendarDay, CalendarMonth } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, inAddress } from '../protocol/ids.ts';
import { MILESTONES, RARITY_COLUMNS } from './chart-sizes.ts';
import { ITEM_LOCATIONS, type ItemLocation } from './item-location.ts';
import { itemAddresses } from './items.addresses.ts';

const count = (description: string, example: number) => z.number().int().meta({ description, example });

const digits = count('How many digits the numbers of the class have.', 2);

export const MonthlyTotal = z
  .object({
    month: CalendarMonth,
    total: count('How many there were at the end of the month, those of all months before included.', 1204),
  })
  .meta({ id: 'MonthlyTotal', description: 'A count at the end of a month.' });
export type MonthlyTotal = z.infer<typeof MonthlyTotal>;

const Milestone = z
  .object({
    number: z.literal(MILESTONES).meta({ description: 'The number.', example: 99 }),
    day: CalendarDay.meta({ description: 'The day in UTC on which it was made.', example: '2016-05-01' }),
  })
  .meta({ id: 'Milestone', description: 'The day on which the last number of a class was made.' });

const LocationCounts = z
  .object(
    Object.fromEntries(
      ITEM_LOCATIONS.map((location) => [location, count(`How many of them are \`${location}\`.`, 9)]),
    ) as Record<ItemLocation, z.ZodNumber>,
  )
  .meta({ id: 'LocationCounts', description: 'How many numbers are at each location.' });

export const ClassCounts = z
  .object({
    digits,
    total: count('How many numbers of the class were made.', 90),
    locations: LocationCounts.meta({ description: 'How many of them are at each location.' }),
  })
  .meta({ id: 'ClassCounts', description: 'Where the numbers of a class are.' });
export type ClassCounts = z.infer<typeof ClassCounts>;

export const ClassRarity = z
  .object({
    digits,
    free: count(
      'How many of the class can change hands: they are in a pouch, at a place or in the Mixerpool.',
      21,
    ),
    total: count('How many numbers of the class were made.', 90),
    columns: z
      .array(z.number().int())
      .length(RARITY_COLUMNS)
      .meta({
        description:
          'All item types with numbers of the class, by the share that can change hands: the first column has those with the smallest share.',
        example: Array.from(
          { length: RARITY_COLUMNS },
          (_, column) => (column < 12 ? column : 24 - column) * 8,
        ),
      }),
    column: count('The column of this item type, from 0.', 5),
    rarer_than: count('Percent of the other item types of which a larger share can change hands.', 74),
    commoner_than: count('Percent of the other item types of which a smaller share can change hands.', 25),
  })
  .meta({ id: 'ClassRarity', description: 'How rare the numbers of a class are beside those of all items.' });
export type ClassRarity = z.infer<typeof ClassRarity>;

export const ItemCharts = z
  .object({
    item_type_id: ItemTypeId,
    day: CalendarDay.meta({ description: 'The day in UTC as of which this is.', example: '2026-11-18' }),
    total_issued: count('How many have been made.', 2112),
    releases: z.array(z.iso.datetime()).meta({
      description: 'When it was released; empty while it is undiscovered.',
      example: ['2016-04-02T00:00:00.000Z'],
    }),
    issued: z.array(MonthlyTotal).meta({
      description: 'How many had been made by the end of each month, from the first month to that of `day`.',
    }),
    milestones: z
      .array(Milestone)
      .meta({ description: 'When #9, #99 and #999 were made, as far as they were.' }),
    classes: z
      .array(ClassCounts)
      .meta({ description: 'Where the numbers of each class are; the lowest numbers first.' }),
    rarity: z.array(ClassRarity).meta({
      description:
        'How rare each class is beside those of all items. Only as of now: empty with `at`, because it compares with every other item type.',
    }),
  })
  .meta({ id: 'ItemCharts', description: 'The figures of an item type’s charts.' });
export type ItemCharts = z.infer<typeof ItemCharts>;

export const readItemCharts = {
  ...itemAddresses.readItemCharts,
  feature: 'items',
  access: 'key',
  sendsETag: true,
  summary: 'The figures of the charts of an item type, at most a minute ago.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  query: z.object({ at: At }),
  response: ItemCharts,
} as const satisfies Endpoint;
